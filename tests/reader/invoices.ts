/** Writes e-invoices in the syntaxes of the standards from the same facts. Amounts are decimals. */
export interface InvoiceFacts {
  number: string
  typeCode: string
  date: string
  dueDate: string | null
  currency: string
  seller: string
  tradingName: string | null
  vatId: string
  iban: string | null
  reference: string | null
  lines: { name: string; quantity: string; price: string; net: string }[]
  rate: string
  net: string
  tax: string
  total: string
  paid: string | null
  payable: string
}

export const invoiceFacts: InvoiceFacts = {
  number: 'R-2026-118',
  typeCode: '380',
  date: '2026-11-02',
  dueDate: '2026-12-02',
  currency: 'EUR',
  seller: 'Nordlicht Energie & Wärme GmbH',
  tradingName: 'Nordlicht',
  vatId: 'DE136695976',
  iban: 'DE75512108001245126199',
  reference: 'R-2026-118',
  lines: [
    { name: 'Ökostrom <Oktober>', quantity: '320', price: '0.25', net: '80.00' },
    { name: 'Grundpreis', quantity: '1', price: '20.00', net: '20.00' },
  ],
  rate: '19',
  net: '100.00',
  tax: '19.00',
  total: '119.00',
  paid: null,
  payable: '119.00',
}

export type Syntax = 'CII' | 'ZUGFeRD 1' | 'UBL' | 'UBL credit note'

/** @param prolog between the declaration and the root */
export function writeInvoice(syntax: Syntax, facts: InvoiceFacts, prolog = ''): string {
  const body = syntax === 'CII' || syntax === 'ZUGFeRD 1' ? cii(facts, syntax === 'ZUGFeRD 1') : ubl(facts, syntax)
  return `<?xml version="1.0" encoding="UTF-8"?>${prolog}\n${body}`
}

export const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

/** Writes nothing for a missing value. */
function tag(name: string, value: string | null, attributes = ''): string {
  return value === null ? '' : `<${name}${attributes}>${escapeXml(value)}</${name}>`
}

function cii(facts: InvoiceFacts, isFirst: boolean): string {
  const { number, typeCode, date, dueDate, currency, seller, tradingName, vatId, iban, reference, lines } = facts
  const day = (name: string, value: string) =>
    `<ram:${name}><udt:DateTimeString format="102">${value.replaceAll('-', '')}</udt:DateTimeString></ram:${name}>`
  const header = isFirst ? 'ApplicableSupplyChainTrade' : 'ApplicableHeaderTrade'
  const line = isFirst ? 'SpecifiedSupplyChainTrade' : 'SpecifiedLineTrade'
  const lineSum = isFirst ? '' : 'Line'
  const items = lines.map(
    ({ name, quantity, price, net }) => `<ram:IncludedSupplyChainTradeLineItem>
      <ram:SpecifiedTradeProduct>${tag('ram:Name', name)}</ram:SpecifiedTradeProduct>
      <ram:${line}Agreement><ram:NetPriceProductTradePrice>${tag('ram:ChargeAmount', price)}</ram:NetPriceProductTradePrice></ram:${line}Agreement>
      <ram:${line}Delivery>${tag('ram:BilledQuantity', quantity, ' unitCode="C62"')}</ram:${line}Delivery>
      <ram:${line}Settlement><ram:SpecifiedTradeSettlement${lineSum}MonetarySummation>${tag('ram:LineTotalAmount', net)}</ram:SpecifiedTradeSettlement${lineSum}MonetarySummation></ram:${line}Settlement>
    </ram:IncludedSupplyChainTradeLineItem>`,
  )
  const agreement = `<ram:${header}Agreement><ram:SellerTradeParty>${tag('ram:Name', seller)}
    ${tradingName && !isFirst ? `<ram:SpecifiedLegalOrganization>${tag('ram:TradingBusinessName', tradingName)}</ram:SpecifiedLegalOrganization>` : ''}
    <ram:PostalTradeAddress><ram:PostcodeCode>20095</ram:PostcodeCode><ram:LineOne>Alsterweg 1</ram:LineOne><ram:CityName>Hamburg</ram:CityName><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress>
    <ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">22/815</ram:ID></ram:SpecifiedTaxRegistration>
    <ram:SpecifiedTaxRegistration>${tag('ram:ID', vatId, ' schemeID="VA"')}</ram:SpecifiedTaxRegistration>
  </ram:SellerTradeParty></ram:${header}Agreement>`
  const settlement = `<ram:${header}Settlement>${tag('ram:PaymentReference', reference)}${tag('ram:InvoiceCurrencyCode', currency)}
    ${iban ? `<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>58</ram:TypeCode><ram:PayeePartyCreditorFinancialAccount>${tag('ram:IBANID', iban)}</ram:PayeePartyCreditorFinancialAccount></ram:SpecifiedTradeSettlementPaymentMeans>` : ''}
    <ram:ApplicableTradeTax>${tag('ram:CalculatedAmount', facts.tax)}<ram:TypeCode>VAT</ram:TypeCode>${tag('ram:BasisAmount', facts.net)}${tag(isFirst ? 'ram:ApplicablePercent' : 'ram:RateApplicablePercent', facts.rate)}</ram:ApplicableTradeTax>
    ${dueDate ? `<ram:SpecifiedTradePaymentTerms>${day('DueDateDateTime', dueDate)}</ram:SpecifiedTradePaymentTerms>` : ''}
    <ram:SpecifiedTradeSettlement${isFirst ? '' : 'Header'}MonetarySummation>${tag('ram:LineTotalAmount', facts.net)}${tag('ram:TaxBasisTotalAmount', facts.net)}
      <ram:TaxTotalAmount currencyID="XAU">1.00</ram:TaxTotalAmount>${tag('ram:TaxTotalAmount', facts.tax, ` currencyID="${currency}"`)}${tag('ram:GrandTotalAmount', facts.total)}${tag('ram:TotalPrepaidAmount', facts.paid)}${tag('ram:DuePayableAmount', facts.payable)}</ram:SpecifiedTradeSettlement${isFirst ? '' : 'Header'}MonetarySummation>
  </ram:${header}Settlement>`
  const [root, document, trade] = isFirst
    ? ['CrossIndustryDocument', 'HeaderExchangedDocument', 'SpecifiedSupplyChainTradeTransaction']
    : ['CrossIndustryInvoice', 'ExchangedDocument', 'SupplyChainTradeTransaction']
  return `<rsm:${root} xmlns:rsm="urn:rsm" xmlns:ram="urn:ram" xmlns:udt="urn:udt">
    <rsm:${document}>${tag('ram:ID', number)}${tag('ram:TypeCode', typeCode)}${day('IssueDateTime', date)}</rsm:${document}>
    <rsm:${trade}>${isFirst ? '' : items.join('')}${agreement}${settlement}${isFirst ? items.join('') : ''}</rsm:${trade}>
  </rsm:${root}>`
}

function ubl(facts: InvoiceFacts, syntax: Syntax): string {
  const { number, typeCode, date, dueDate, currency, seller, tradingName, vatId, iban, reference, lines } = facts
  const isCredit = syntax === 'UBL credit note'
  const root = isCredit ? 'CreditNote' : 'Invoice'
  const amount = (name: string, value: string | null) => tag(`cbc:${name}`, value, ` currencyID="${currency}"`)
  const items = lines.map(
    ({
      name,
      quantity,
      price,
      net,
    }) => `<cac:${root}Line>${tag(isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', quantity, ' unitCode="C62"')}
      ${amount('LineExtensionAmount', net)}<cac:Item>${tag('cbc:Name', name)}</cac:Item><cac:Price>${amount('PriceAmount', price)}</cac:Price></cac:${root}Line>`,
  )
  return `<${root} xmlns="urn:ubl" xmlns:cac="urn:cac" xmlns:cbc="urn:cbc">
    ${tag('cbc:ID', number)}${tag('cbc:IssueDate', date)}${isCredit ? '' : tag('cbc:DueDate', dueDate)}${tag(isCredit ? 'cbc:CreditNoteTypeCode' : 'cbc:InvoiceTypeCode', typeCode)}${tag('cbc:DocumentCurrencyCode', currency)}
    <cac:AccountingSupplierParty><cac:Party>
      ${tradingName ? `<cac:PartyName>${tag('cbc:Name', tradingName)}</cac:PartyName>` : ''}
      <cac:PostalAddress><cbc:StreetName>Alsterweg 1</cbc:StreetName><cbc:CityName>Hamburg</cbc:CityName><cbc:PostalZone>20095</cbc:PostalZone><cac:Country><cbc:IdentificationCode>DE</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
      <cac:PartyTaxScheme>${tag('cbc:CompanyID', vatId)}<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
      <cac:PartyLegalEntity>${tag('cbc:RegistrationName', seller)}</cac:PartyLegalEntity>
    </cac:Party></cac:AccountingSupplierParty>
    ${iban ? `<cac:PaymentMeans><cbc:PaymentMeansCode>58</cbc:PaymentMeansCode>${isCredit ? tag('cbc:PaymentDueDate', dueDate) : ''}${tag('cbc:PaymentID', reference)}<cac:PayeeFinancialAccount>${tag('cbc:ID', iban)}</cac:PayeeFinancialAccount></cac:PaymentMeans>` : ''}
    <cac:TaxTotal>${amount('TaxAmount', facts.tax)}<cac:TaxSubtotal>${amount('TaxableAmount', facts.net)}${amount('TaxAmount', facts.tax)}<cac:TaxCategory>${tag('cbc:Percent', facts.rate)}</cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>
    <cac:LegalMonetaryTotal>${amount('LineExtensionAmount', facts.net)}${amount('TaxExclusiveAmount', facts.net)}${amount('TaxInclusiveAmount', facts.total)}${amount('PrepaidAmount', facts.paid)}${amount('PayableAmount', facts.payable)}</cac:LegalMonetaryTotal>
    ${items.join('')}
  </${root}>`
}
