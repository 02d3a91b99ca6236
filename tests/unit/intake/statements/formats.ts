/** Fictional statements in bank formats: the special case, the text, its entries and the rows left out. */
export const formats: [special: string, text: string, entries: string[], leftOut: Record<string, number>][] = [
  [
    'OFX: decimal commas, zones, three accounts, an amount in a currency of its own',
    `OFXHEADER:100
DATA:OFXSGML
VERSION:102
ENCODING:USASCII
CHARSET:1252

<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20261103120000[-3:BRT]<LANGUAGE>POR</SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS><STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>1<ACCTID>111<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261001<DTEND>20261103
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261102233000[-3:BRT]<TRNAMT>-1.234,56<FITID>a1<MEMO>PADARIA & CIA</STMTTRN>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261103<TRNAMT>+10,00<FITID>a2<NAME>Fulano<MEMO>Fulano PIX</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>0<DTASOF>20261103</LEDGERBAL></STMTRS></STMTTRNRS>
<STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>1<ACCTID>222<ACCTTYPE>SAVINGS</BANKACCTFROM><BANKTRANLIST><STMTTRN><TRNTYPE>INT<DTPOSTED>20261031<TRNAMT>1.05<FITID>b1<NAME>Interest</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1>
<CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>EUR<CCACCTFROM><ACCTID>333</CCACCTFROM><BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261101<TRNAMT>-5<FITID>c1<NAME>Shop<CURRENCY><CURRATE>1.1<CURSYM>GBP</CURRENCY></STMTTRN></BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>
`,
    [
      '2026-11-02|-1234.56|BRL|PADARIA & CIA||a1|111',
      '2026-11-03|10.00|BRL|Fulano|Fulano PIX|a2|111',
      '2026-10-31|1.05|USD|Interest||b1|222',
      '2026-11-01|-5|GBP|Shop||c1|333',
    ],
    {},
  ],
  [
    'MT940 of a Dutch bank: an envelope, a reversal, named parts',
    `{1:F01INGBNL2ABXXX0000000000}
{2:I940INGBNL2AXXXN}
{4:
:20:P140220000000001
:25:NL69INGB0123456789EUR
:28C:00000
:60F:C140219EUR662,23
:61:1402200220C1,56NTRFEREF//00000000001005
/TRCD/00100/
:86:/EREF/EV12341REP1231456T1234//CNTP/NL32INGB0000012345/INGBNL2
A/ING BANK NV INZAKE WEB///REMI/USTD//EV10001REP1000000T1000/
:61:1402200220D1,57NTRFPREF//00000000001006
/TRCD/00200/
:86:/PREF/M000000003333333//REMI/USTD//TOTAAL 1 VZ/
:61:1402200220RC1,57NTRFEREF//00000000001007
/TRCD/00103/
:86:/EREF/20120123456789//CNTP/NL32INGB0000012345/INGBNL2A/J.Jansen
///REMI/USTD//Factuurnr 123456 Klantnr 00123/
:62F:C140220EUR564,35
:64:C140220EUR564,35
:86:/SUM/4/4/134,46/36,58/
-}
`,
    [
      '2014-02-20|1.56|EUR|ING BANK NV INZAKE WEB|EV10001REP1000000T1000|00000000001005|NL69INGB0123456789',
      '2014-02-20|-1.57|EUR|TOTAAL 1 VZ||00000000001006|NL69INGB0123456789',
      '2014-02-20|-1.57|EUR|J.Jansen|Factuurnr 123456 Klantnr 00123|00000000001007|NL69INGB0123456789',
    ],
    {},
  ],
  [
    'MT940: zeros before amounts',
    `:940:
:20:940S140101
:25:NL50RABO0123456789 EUR
:28C:0
:60F:C131231EUR000000000147,25
:61:140101D000000000012,50N541NONREF
:86:/TRCD/00108/BENM//NAME/Kosten/REMI/Kosten zakelijk betalingsverkeer
 januari
:61:1401020102C000000000100,00N544EREF//0000
NL11RABO0104955555
:86:/ORDP//NAME/Klant BV/REMI/Factuur 12
:62F:C140102EUR000000000234,75
`,
    [
      '2014-01-01|-12.50|EUR|Kosten|Kosten zakelijk betalingsverkeer januari||NL50RABO0123456789',
      '2014-01-02|100.00|EUR|Klant BV|Factuur 12||NL50RABO0123456789',
    ],
    {},
  ],
  [
    'MT940: numbered parts, two statements',
    `:20:STARTUMSE
:25:12030000/1020304050
:28C:00000/001
:60F:C261031EUR100,00
:61:2611021102DR12,30N033NONREF
:86:105?00KARTENZAHLUNG?109310?20EREF+123?21KREF+456?22SVWZ+Einkauf am Markt um di
?23e Ecke?30BYLADEM1?31DE02?32Markt am Eck?34011
:61:2611031103CR1000,00N062NONREF
:86:166?00GUTSCHRIFT?109310?20SVWZ+Lohn November?32Ruder GmbH
:62F:C261103EUR1087,70
-
:20:STARTUMSE
:25:12030000/1020304051
:28C:00000/001
:60F:C261031EUR0,00
:62F:C261103EUR0,00
-
`,
    [
      '2026-11-02|-12.30|EUR|Markt am Eck|Einkauf am Markt um die Ecke||12030000/1020304050',
      '2026-11-03|1000.00|EUR|Ruder GmbH|Lohn November||12030000/1020304050',
    ],
    {},
  ],
  [
    'MT940: numbered parts with no code, an expected entry',
    `:20:0001
:25:CH0012345678901234567
:28C:1/1
:60F:C261031CHF100,00
:61:2611021102D12,NMSCPAYMENT//9930811BN1234567
:86:?20Zahlung?21Miete?32Haus AG
:61:2611021102ED5,NMSCX//1
:62F:C261103CHF88,
-
`,
    ['2026-11-02|-12|CHF|Haus AG|Zahlung Miete|9930811BN1234567|CH0012345678901234567'],
    { PENDING: 1 },
  ],
  [
    'MT940: another sign between parts',
    `:20:MT940
:25:/PL99102000000000000000000000
:28C:1
:60F:C261031PLN100,00
:61:2611021102D12,30N240NONREF//RZECZYWISTA
:86:020~00N240~20Przelew za zakupy~21w sklepie~22~3010202~31Konto~32SKLEP NAROZNY~33UL. RO
G 1~3410
:62F:C261103PLN87,70
-
`,
    ['2026-11-02|-12.30|PLN|SKLEP NAROZNY UL. ROG 1|Przelew za zakupy w sklepie||PL99102000000000000000000000'],
    {},
  ],
  [
    'MT940: no closing balance',
    `:20:X
:25:12345678
:28C:1
:60F:C261101EUR1000,00
:61:261102D12,30NTRFNONREF
:86:GROCER
`,
    ['2026-11-02|-12.30|EUR|GROCER|||12345678'],
    {},
  ],
  [
    'MT942: an interim report',
    `:20:1
:25:DE123
:28C:1
:34F:EUR0,00
:13D:2611031200+0100
:61:2611031103C5,00NTRFNONREF
:86:Payment
:90D:0EUR0,00
:90C:1EUR5,00
-
`,
    ['2026-11-03|5.00|EUR|Payment|||DE123'],
    {},
  ],
  [
    'CAMT.053 of version 8: a batch, a reversal, a pending entry',
    `<?xml version="1.0" encoding="UTF-8"?>
<ns2:Document xmlns:ns2="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><ns2:BkToCstmrStmt><ns2:GrpHdr><ns2:MsgId>1</ns2:MsgId></ns2:GrpHdr>
<ns2:Stmt><ns2:Acct><ns2:Id><ns2:IBAN>CH0012345678901234567</ns2:IBAN></ns2:Id><ns2:Ccy>CHF</ns2:Ccy></ns2:Acct><ns2:Bal><ns2:Amt Ccy="CHF">5</ns2:Amt></ns2:Bal>
<ns2:Ntry><ns2:Amt Ccy="CHF">300.00</ns2:Amt><ns2:CdtDbtInd>CRDT</ns2:CdtDbtInd><ns2:Sts><ns2:Cd>BOOK</ns2:Cd></ns2:Sts><ns2:BookgDt><ns2:Dt>2026-11-02</ns2:Dt></ns2:BookgDt><ns2:ValDt><ns2:Dt>2026-11-03</ns2:Dt></ns2:ValDt><ns2:AcctSvcrRef>B1</ns2:AcctSvcrRef>
<ns2:NtryDtls><ns2:Btch><ns2:NbOfTxs>2</ns2:NbOfTxs></ns2:Btch><ns2:TxDtls><ns2:Refs><ns2:EndToEndId>NOTPROVIDED</ns2:EndToEndId></ns2:Refs><ns2:Amt Ccy="CHF">100.00</ns2:Amt><ns2:CdtDbtInd>CRDT</ns2:CdtDbtInd><ns2:RltdPties><ns2:Dbtr><ns2:Pty><ns2:Nm>Anna</ns2:Nm></ns2:Pty></ns2:Dbtr></ns2:RltdPties><ns2:RmtInf><ns2:Ustrd>one</ns2:Ustrd></ns2:RmtInf></ns2:TxDtls><ns2:TxDtls><ns2:Amt Ccy="CHF">200.00</ns2:Amt><ns2:CdtDbtInd>CRDT</ns2:CdtDbtInd><ns2:RltdPties><ns2:Dbtr><ns2:Pty><ns2:Nm>Bert</ns2:Nm></ns2:Pty></ns2:Dbtr></ns2:RltdPties></ns2:TxDtls></ns2:NtryDtls><ns2:AddtlNtryInf>Collective credit</ns2:AddtlNtryInf></ns2:Ntry>
<ns2:Ntry><ns2:Amt Ccy="CHF">5.00</ns2:Amt><ns2:CdtDbtInd>DBIT</ns2:CdtDbtInd><ns2:RvslInd>true</ns2:RvslInd><ns2:Sts><ns2:Cd>BOOK</ns2:Cd></ns2:Sts><ns2:BookgDt><ns2:DtTm>2026-11-03T10:00:00+01:00</ns2:DtTm></ns2:BookgDt><ns2:AddtlNtryInf>Reversal</ns2:AddtlNtryInf></ns2:Ntry>
<ns2:Ntry><ns2:Amt Ccy="CHF">7.00</ns2:Amt><ns2:CdtDbtInd>DBIT</ns2:CdtDbtInd><ns2:Sts><ns2:Cd>PDNG</ns2:Cd></ns2:Sts><ns2:BookgDt><ns2:Dt>2026-11-04</ns2:Dt></ns2:BookgDt></ns2:Ntry>
</ns2:Stmt></ns2:BkToCstmrStmt></ns2:Document>
`,
    [
      '2026-11-02|300.00|CHF|Collective credit|Anna, Bert · one|B1|CH0012345678901234567',
      '2026-11-03|-5.00|CHF|Reversal|||CH0012345678901234567',
    ],
    { PENDING: 1 },
  ],
  [
    'QIF: accounts, a class, a transfer, month first',
    `!Option:AutoSwitch
!Account
NChecking
TBank
^
!Clear:AutoSwitch
!Account
NChecking
TBank
^
!Type:Bank 
D11/2'26
T-1,234.56
PCorner Shop
MCard
LFood:Groceries/Trip
^
D11/14'26
U20.00
T20.00
PEmployer
LIncome
^
D11/15'26
T-50.00
PMove
L[Savings]
^
!Type:Cat
`,
    [
      '2026-11-02|-1234.56|-|Corner Shop|Card||Checking|Food:Groceries|Trip',
      '2026-11-14|20.00|-|Employer|||Checking|Income',
      '2026-11-15|-50.00|-|Move|||Checking',
    ],
    {},
  ],
]
