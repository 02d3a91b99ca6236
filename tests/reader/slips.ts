/** Receipts of invented shops, in the formats of their countries. */
export const receiptTexts = {
  german: `
      GRÜNWALD MARKT
      Inh. Peter Grünwald e.K.
      Lindenstraße 14
      50674 Köln
      UST-ID: DE 123 456 789
      Vollmilch 1,5%  1,19 B
      Brötchen  6 x 0,35  2,10 B
      Pfand 0,25  0,25 A
      Spülmittel  1,89 A
      Posten: 4
      SUMME  EUR  5,43
      Geg. BAR  EUR  10,00
      Rückgeld BAR  EUR  4,57
      Steuer %  Netto  Steuer  Brutto
      A= 19,0%  1,80  0,34  2,14
      B= 7,0%  3,07  0,22  3,29
      14.03.2024  18:42  Bon-Nr.:7733
      Vielen Dank für Ihren Einkauf`,
  french: `
      BOULANGERIE DU PONT
      12 RUE DES LILAS
      69003 LYON
      SIRET 123 456 789 00012
      Le 05/02/2024 à 08:15
      QTE  LIBELLE  P.U.  MONTANT
      2  CROISSANT BEURRE  1,20  2,40
      1  BAGUETTE TRAD.  1,35  1,35
      1  TARTE CITRON  4,10  4,10
      SOUS-TOTAL  7,85
      REMISE FIDELITE  -0,85
      TOTAL TTC  7,00
      DONT TVA 5,5%  0,36
      CB SANS CONTACT  7,00
      MERCI DE VOTRE VISITE`,
  spanish: `
      CAFETERIA LA ESQUINA S.L.
      C/ MAYOR 7 - 28013 MADRID
      CIF: B12345678
      FACTURA SIMPLIFICADA
      Fecha: 11/07/2023  Hora: 09:31
      UDS  DESCRIPCION  PRECIO  IMPORTE
      2  CAFE CON LECHE  1,50  3,00
      1  TOSTADA TOMATE  2,20  2,20
      TOTAL A PAGAR  5,20 €
      EFECTIVO  10,00
      CAMBIO  4,80
      BASE IMPONIBLE  IVA 10%  CUOTA
      4,73  0,47
      GRACIAS POR SU VISITA`,
  italian: `
      TRATTORIA DA NINA S.R.L.
      VIA ROMA 21, 40121 BOLOGNA
      P.IVA 01234567890
      DOCUMENTO COMMERCIALE
      di vendita o prestazione
      DESCRIZIONE  IVA  PREZZO(€)
      COPERTO  10,00%  2,00
      TAGLIATELLE RAGU  10,00%  11,50
      ACQUA 75CL  10,00%  2,50
      TOTALE COMPLESSIVO  16,00
      di cui IVA  1,45
      Pagamento contante  20,00
      Resto  4,00
      25-11-2023 20:47
      DOC. N. 0123-0045`,
  dutch: `
      DE GROENE KRUIDENIER
      Dorpsstraat 5
      1234 AB Amersfoort
      KvK 12345678
      Volkoren brood  2,49
      Appels Elstar 1,2 kg  3,10
      Kaas jong belegen  5,75
      Subtotaal  11,34
      Korting  -1,00
      Totaal  10,34
      PIN  10,34
      BTW  OVER  EUR
      9%  9,49  0,85
      Datum: 03-09-2023  Tijd: 17:05
      Bedankt en tot ziens`,
  polish: `
      PIEKARNIA POD LIPA Sp. z o.o.
      ul. Polna 3, 31-123 Krakow
      NIP 123-456-78-90
      PARAGON FISKALNY
      CHLEB ZYTNI  1 szt. x5,90  5,90A
      BULKA GRAHAM  4 szt. x1,20  4,80A
      SERNIK  0,350 kg x42,00  14,70B
      SPRZEDAZ OPODATKOWANA A  10,70
      PTU A 5%  0,51
      SUMA PTU  1,60
      SUMA PLN  25,40
      GOTOWKA PLN  50,00
      RESZTA PLN  24,60
      2023-10-14  07:55`,
  british: `
      THE COPPER KETTLE
      14 High Street
      Bath BA1 5AQ
      VAT No 123 4567 89
      2 Flat White  6.40
      1 Scone & Jam  3.95
      Service charge 10%  1.04
      Total  £11.39
      VISA  £11.39
      VAT @ 20%  1.90
      08/12/2023 11:02`,
  american: `
      PEACHTREE DINER
      812 Peach Ave
      Atlanta, GA 30303
      (404) 555-0134
      Server: Dana   Check #: 1042
      03/07/2024 12:46 PM
      1 Turkey Club  $12.50
      2 Iced Tea  $5.00
      Subtotal  $17.50
      Tax  $1.56
      Total  $19.06`,
  malaysian: `
      KEDAI RUNCIT MAJU JAYA SDN BHD
      (123456-A)
      NO 8, JALAN MERANTI 3
      81100 JOHOR BAHRU
      GST ID: 000123456789
      TAX INVOICE
      Date: 06/11/2017 14:22:10
      Qty Item  Price  Amount
      2 MILO 1KG  21.20  42.40 SR
      1 GULA 1KG  2.85  2.85 ZR
      Total Sales (Excluding GST)  42.85
      GST 6%  2.40
      Rounding Adj  0.00
      Total Sales (Inclusive of GST)  RM 45.25
      CASH  RM 50.00
      CHANGE  RM 4.75
      GST Summary  Amount(RM)  Tax(RM)
      SR 6%  40.00  2.40
      ZR 0%  2.85  0.00`,
  swiss: `
      Kiosk am See AG
      Seestrasse 1
      8002 Zürich
      CHE-123.456.789 MWST
      Zeitung  4.20
      Kaffee  4.80
      Total CHF  9.00
      EC-Karte  9.00
      MWST 2.5%  0.22
      17.06.24 07:48`,
}
