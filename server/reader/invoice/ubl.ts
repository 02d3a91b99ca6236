import { type Invoice, type InvoiceLine, type InvoiceParty, isCreditCode } from './invoice.ts'
import { amountAt, dayIn, decimalIn, identifierAt } from './values.ts'
import type { XmlElement } from './xml.ts'
import { find, findAll, textAt } from './xml-path.ts'

/** Reads an Invoice or CreditNote of UBL 2.1: XRechnung, PEPPOL BIS Billing and other profiles of EN 16931. */
export function readUbl(root: XmlElement): Invoice {
  const currency = textAt(root, 'DocumentCurrencyCode')
  const sum = (name: string) => amountAt(root, `LegalMonetaryTotal/${name}`, currency)
  return {
    syntax: 'UBL',
    number: textAt(root, 'ID'),
    isCredit: root.name === 'CreditNote' || isCreditCode(textAt(root, 'InvoiceTypeCode')),
    date: dayIn(textAt(root, 'IssueDate')),
    dueDate: dayIn(textAt(root, 'DueDate', 'PaymentMeans/PaymentDueDate')),
    currency,
    seller: partyOf(find(root, 'AccountingSupplierParty/Party')),
    payee: textAt(root, 'PayeeParty/PartyName/Name'),
    payment: paymentOf(root),
    totals: {
      lines: sum('LineExtensionAmount'),
      allowances: sum('AllowanceTotalAmount'),
      charges: sum('ChargeTotalAmount'),
      net: sum('TaxExclusiveAmount'),
      tax: amountAt(root, 'TaxTotal/TaxAmount', currency),
      total: sum('TaxInclusiveAmount'),
      paid: sum('PrepaidAmount'),
      rounding: sum('PayableRoundingAmount'),
      payable: sum('PayableAmount'),
    },
    taxes: findAll(root, 'TaxTotal/TaxSubtotal').map((tax) => ({
      rate: decimalIn(textAt(tax, 'TaxCategory/Percent')),
      base: amountAt(tax, 'TaxableAmount', currency),
      amount: amountAt(tax, 'TaxAmount', currency),
    })),
    lines: findAll(root, root.name === 'CreditNote' ? 'CreditNoteLine' : 'InvoiceLine').map(lineOf),
    charges: findAll(root, 'AllowanceCharge')
      .filter((each) => textAt(each, 'ChargeIndicator') === 'true')
      .map((charge) => ({
        reason: textAt(charge, 'AllowanceChargeReason'),
        amount: decimalIn(textAt(charge, 'Amount')) ?? '0',
      })),
  }
}

function partyOf(party: XmlElement | undefined): InvoiceParty {
  const address = find(party, 'PostalAddress')
  const vat = findAll(party, 'PartyTaxScheme').find((each) => textAt(each, 'TaxScheme/ID')?.toUpperCase() === 'VAT')
  return {
    name: textAt(party, 'PartyLegalEntity/RegistrationName'),
    tradingName: textAt(party, 'PartyName/Name'),
    vatId: identifierAt(vat, 'CompanyID'),
    address: {
      lines: ['StreetName', 'AdditionalStreetName', 'AddressLine/Line'].flatMap((name) => textAt(address, name) ?? []),
      postCode: textAt(address, 'PostalZone'),
      city: textAt(address, 'CityName'),
      country: textAt(address, 'Country/IdentificationCode'),
    },
  }
}

function paymentOf(root: XmlElement) {
  const means = findAll(root, 'PaymentMeans')
  const ibanOf = (each: XmlElement) => identifierAt(each, 'PayeeFinancialAccount/ID')
  const chosen = means.find(ibanOf) ?? means[0]
  return {
    means: textAt(chosen, 'PaymentMeansCode'),
    iban: chosen ? ibanOf(chosen) : null,
    bic: identifierAt(chosen, 'PayeeFinancialAccount/FinancialInstitutionBranch/ID'),
    accountName: textAt(chosen, 'PayeeFinancialAccount/Name'),
    reference: textAt(chosen, 'PaymentID') ?? textAt(root, 'PaymentMeans/PaymentID'),
  }
}

function lineOf(line: XmlElement): InvoiceLine {
  return {
    name: textAt(line, 'Item/Name', 'Item/Description') ?? '',
    quantity: decimalIn(textAt(line, 'InvoicedQuantity', 'CreditedQuantity')),
    unitPrice: decimalIn(textAt(line, 'Price/PriceAmount')),
    net: decimalIn(textAt(line, 'LineExtensionAmount')),
  }
}
