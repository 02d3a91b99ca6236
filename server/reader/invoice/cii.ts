import { type Invoice, type InvoiceLine, type InvoiceParty, isCreditCode } from './invoice.ts'
import { amountAt, dayIn, decimalIn, identifierAt } from './values.ts'
import type { XmlElement } from './xml.ts'
import { find, findAll, textAt } from './xml-path.ts'

/**
 * Reads a Cross Industry Invoice: Factur-X, XRechnung and ZUGFeRD 2 (D16B), and ZUGFeRD 1, whose elements have other
 * names.
 */
export function readCii(root: XmlElement): Invoice {
  const document = find(root, 'ExchangedDocument', 'HeaderExchangedDocument')
  const trade = find(root, 'SupplyChainTradeTransaction', 'SpecifiedSupplyChainTradeTransaction')
  const agreement = find(trade, 'ApplicableHeaderTradeAgreement', 'ApplicableSupplyChainTradeAgreement')
  const settlement = find(trade, 'ApplicableHeaderTradeSettlement', 'ApplicableSupplyChainTradeSettlement')
  const sums = find(
    settlement,
    'SpecifiedTradeSettlementHeaderMonetarySummation',
    'SpecifiedTradeSettlementMonetarySummation',
  )
  const currency = textAt(settlement, 'InvoiceCurrencyCode')
  const sum = (name: string) => amountAt(sums, name, currency)
  return {
    syntax: 'CII',
    number: textAt(document, 'ID'),
    isCredit: isCreditCode(textAt(document, 'TypeCode')),
    date: dayIn(textAt(document, 'IssueDateTime/DateTimeString', 'IssueDateTime/DateTime')),
    dueDate: dayIn(
      textAt(
        settlement,
        'SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString',
        'SpecifiedTradePaymentTerms/DueDateDateTime/DateTime',
      ),
    ),
    currency,
    seller: partyOf(find(agreement, 'SellerTradeParty')),
    payee: textAt(settlement, 'PayeeTradeParty/Name'),
    payment: paymentOf(settlement),
    totals: {
      lines: sum('LineTotalAmount'),
      allowances: sum('AllowanceTotalAmount'),
      charges: sum('ChargeTotalAmount'),
      net: sum('TaxBasisTotalAmount'),
      tax: sum('TaxTotalAmount'),
      total: sum('GrandTotalAmount'),
      paid: sum('TotalPrepaidAmount'),
      rounding: sum('RoundingAmount'),
      payable: sum('DuePayableAmount'),
    },
    taxes: findAll(settlement, 'ApplicableTradeTax').map((tax) => ({
      rate: decimalIn(textAt(tax, 'RateApplicablePercent', 'ApplicablePercent')),
      base: amountAt(tax, 'BasisAmount', currency),
      amount: amountAt(tax, 'CalculatedAmount', currency),
    })),
    lines: findAll(trade, 'IncludedSupplyChainTradeLineItem').filter(isCounted).map(lineOf),
    charges: findAll(settlement, 'SpecifiedTradeAllowanceCharge')
      .filter((each) => textAt(each, 'ChargeIndicator/Indicator') === 'true')
      .map((charge) => ({
        reason: textAt(charge, 'Reason'),
        amount: decimalIn(textAt(charge, 'ActualAmount')) ?? '0',
      })),
  }
}

function partyOf(party: XmlElement | undefined): InvoiceParty {
  const address = find(party, 'PostalTradeAddress')
  const registrations = findAll(party, 'SpecifiedTaxRegistration/ID')
  return {
    name: textAt(party, 'Name'),
    tradingName: textAt(party, 'SpecifiedLegalOrganization/TradingBusinessName'),
    vatId: registrations.find(({ attributes }) => attributes.schemeID === 'VA')?.text.replace(/\s/g, '') || null,
    address: {
      lines: ['LineOne', 'LineTwo', 'LineThree'].flatMap((name) => textAt(address, name) ?? []),
      postCode: textAt(address, 'PostcodeCode'),
      city: textAt(address, 'CityName'),
      country: textAt(address, 'CountryID'),
    },
  }
}

function paymentOf(settlement: XmlElement | undefined) {
  const means = findAll(settlement, 'SpecifiedTradeSettlementPaymentMeans')
  const ibanOf = (each: XmlElement) => identifierAt(each, 'PayeePartyCreditorFinancialAccount/IBANID')
  const chosen = means.find(ibanOf) ?? means[0]
  return {
    means: textAt(chosen, 'TypeCode'),
    iban: chosen ? ibanOf(chosen) : null,
    bic: identifierAt(chosen, 'PayeeSpecifiedCreditorFinancialInstitution/BICID'),
    accountName: textAt(chosen, 'PayeePartyCreditorFinancialAccount/AccountName'),
    reference: textAt(settlement, 'PaymentReference'),
  }
}

/** The EXTENDED profile has lines that only group or explain others. */
function isCounted(line: XmlElement): boolean {
  const reason = textAt(line, 'AssociatedDocumentLineDocument/LineStatusReasonCode')
  return reason !== 'GROUP' && reason !== 'INFORMATION'
}

function lineOf(line: XmlElement): InvoiceLine {
  const agreement = find(line, 'SpecifiedLineTradeAgreement', 'SpecifiedSupplyChainTradeAgreement')
  const delivery = find(line, 'SpecifiedLineTradeDelivery', 'SpecifiedSupplyChainTradeDelivery')
  const settlement = find(line, 'SpecifiedLineTradeSettlement', 'SpecifiedSupplyChainTradeSettlement')
  return {
    name: textAt(line, 'SpecifiedTradeProduct/Name', 'SpecifiedTradeProduct/Description') ?? '',
    quantity: decimalIn(textAt(delivery, 'BilledQuantity')),
    unitPrice: decimalIn(textAt(agreement, 'NetPriceProductTradePrice/ChargeAmount')),
    net: decimalIn(
      textAt(
        settlement,
        'SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount',
        'SpecifiedTradeSettlementMonetarySummation/LineTotalAmount',
      ),
    ),
  }
}
