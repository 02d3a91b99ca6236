import type { SpecialReceipt } from '../special-slip.ts'

export const britishAndMalaysianSpecials: Record<string, SpecialReceipt> = {
  'a British invoice with the amount due on top': {
    text: `
      Northgate Print Ltd  INVOICE
      14 Mill Lane  Invoice no. 4471
      York YO1 7HU  Invoice date 18 May 2022
      VAT Reg 123 4567 89  Due date 17 June 2022
      Amount due  £276.00
      Description  Qty  Unit price  Amount
      Business cards  500  0.22  110.00
      Leaflets A5  1000  0.12  120.00
      Subtotal  230.00
      VAT 20%  46.00
      Total GBP  276.00
      Amount due  £276.00`,
    merchant: 'Northgate Print Ltd',
    date: '2022-05-18',
    total: '276.00',
    currency: 'GBP',
    items: [
      ['Business cards', '110.00'],
      ['Leaflets A5', '120.00'],
    ],
  },
  'fuel by the litre': {
    text: `
      STESEN MINYAK DAMAI
      HAJI OMAR ENTERPRISE
      (SA0234567-X)
      KM 5 JALAN KAPAR, 41400 KLANG
      GST NO: 000456789012
      TAX INVOICE
      Date 14/02/2018 08:11:53
      Pump 04  RON95
      22.73 litre @ RM 2.200/litre
      Total  RM 50.00
      CASH  RM 50.00
      GST 6% relief
      Points earned  22
      Thank you`,
    merchant: 'HAJI OMAR ENTERPRISE',
    date: '2018-02-14',
    total: '50.00',
    currency: 'MYR',
  },
  'a rounding that only the cash shows': {
    text: `
      KEDAI EMAS PUTIH SDN BHD
      (234567-M)
      12 JALAN BESAR
      34000 TAIPING, PERAK
      CASH BILL
      12-01-2019 13:14:15
      Biskut  6.13
      Susu  7.65
      TOTAL (INCL GST)  13.78
      ROUNDING ADJ  0.02
      CASH  20.00
      CHANGE  6.20
      GOODS SOLD ARE NOT RETURNABLE`,
    merchant: 'KEDAI EMAS PUTIH SDN BHD',
    date: '2019-01-12',
    total: '13.80',
    currency: 'MYR',
    items: [
      ['Biskut', '6.13'],
      ['Susu', '7.65'],
    ],
  },
  'totals by tax code': {
    text: `
      ROTI MANIS BAKERIES (KL) SDN BHD (123456 X)
      Lot 9, Jalan Pelabur 23/1
      40300 Shah Alam, Selangor
      GST ID: 000111222333
      TAX INVOICE
      Cash Inv No.: 7930F713
      Date: 10/08/2017
      Description  U.P  Qty  Amt(RM)
      O.C. WHITE  2.28  10  22.80
      WHOLEMEAL  2.78  5  13.90
      CHOC ROLL  0.72  7  5.04
      Total 0% supplies:  36.70
      Total 6% supplies (Excl. GST):  5.04
      GST:  0.30
      Total 6% supplies (Incl. GST):  5.34
      Total Payable:  42.04
      Received above goods in good order`,
    merchant: 'ROTI MANIS BAKERIES (KL) SDN BHD',
    date: '2017-08-10',
    total: '42.04',
    currency: 'MYR',
    items: [
      ['O.C. WHITE', '22.80'],
      ['WHOLEMEAL', '13.90'],
      ['CHOC ROLL', '5.04'],
    ],
  },
  'service charge, tax and rounding': {
    text: `
      KOPITIAM NAM HENG
      NH FOOD INDUSTRIES SDN BHD (789012-V)
      G-21 PLAZA ALAM, KUALA LUMPUR
      GST REG NO: 001234509876
      TABLE 12  PAX 3
      BILL NO: 004412
      DATE: 28-NOV-2017 12:44
      2 NASI AYAM  17.80
      1 MEE CURRY  9.90
      3 KOPI  8.40
      SUBTOTAL  36.10
      SERVICE CHARGE 10%  3.61
      GST 6%  2.38
      ROUNDING ADJ  0.01
      TOTAL  42.10
      CASH  50.00
      CHANGE  7.90`,
    merchant: 'NH FOOD INDUSTRIES SDN BHD',
    date: '2017-11-28',
    total: '42.10',
    currency: 'MYR',
    items: [
      ['NASI AYAM', '17.80'],
      ['MEE CURRY', '9.90'],
      ['KOPI', '8.40'],
    ],
  },
  'one figure alone': {
    text: `
      QUICK FIX LOCKSMITH
      Unit 2 Dale Road
      Derby DE1 2AB
      11/03/2021
      Call out
      TOTAL  £85.00
      Thank you`,
    merchant: 'QUICK FIX LOCKSMITH',
    date: '2021-03-11',
    total: '85.00',
    currency: 'GBP',
    isOpen: true,
  },
}
