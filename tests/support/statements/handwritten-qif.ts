import type { HandwrittenFile } from './content.ts'

export const handwrittenQif: readonly HandwrittenFile[] = [
  {
    name: 'QIF: amounts ahead of dates, a lower-case header, a budget and an account list at the end',
    text: `!type:ccard
T-12.50
D12/31'25
PCorner Shop
LFood
^
T1,000.00
PRefund
D1/ 2' 6
^
!Type:Budget
NFood
B-100.00
^
!Account
NCard
TCCard
^
`,
    entries: ['2025-12-31 -12.50 - Corner Shop', '2006-01-02 1000.00 - Refund'],
  },
  {
    name: 'QIF of a French bank: commas, day first, no final end of record',
    text: `!Type:Bank\r
D31/01/2026\r
T-1 234,56\r
NCB\r
PCARTE 30/01 LIBRAIRIE\r
M\r
^\r
D02/02/2026\r
T+10,00\r
PREMISE CHEQUE`,
    entries: ['2026-01-31 -1234.56 - CARTE 30/01 LIBRAIRIE', '2026-02-02 10.00 - REMISE CHEQUE'],
  },
  {
    name: 'QIF: an invoice and a bill beside a register',
    text: `!Option:AutoSwitch
!Account
NCurrent
TBank
^
!Type:Bank
D28/1/2026
T-40.00
PPlumber
LHome:Repairs
^
!Type:Invoice
D28/1/2026
T99.00
PCustomer
XI1
XT99.00
^
!Type:Bill
D29/1/2026
T-50.00
PSupplier
^
!Account
NCash box
TCash
^
!Type:Cash
D30/1/2026
T-3.20
PBakery
^
`,
    entries: ['2026-01-28 -40.00 - Plumber', '2026-01-30 -3.20 - Bakery'],
  },
  {
    name: 'QIF of a French program: a translated type, an apostrophe before four digits',
    text: `!Type:Banque\r
D31/01'2026\r
MRetrait\r
T-60,00\r
PDAB\r
LDépenses:Divers\r
^\r
D3/02'2026\r
T1.250,00\r
PSalaire\r
^\r
`,
    entries: ['2026-01-31 -60.00 - DAB', '2026-02-03 1250.00 - Salaire'],
  },
  {
    name: 'QIF of a bookkeeping program: an account name with colons, ISO dates',
    text: `!Account
NAssets:Current Assets:Checking
TBank
^
!Type:Bank
D2026-01-31
T-10.00
PShop
LExpenses:Food
^
`,
    entries: ['2026-01-31 -10.00 - Shop'],
  },
  {
    name: 'QIF: a split with a transfer',
    text: `!Type:Bank
D01/31/26
T-100.00
PMortgage
S[Loan]
$-80.00
SInterest
Ejan
$-20.00
^
`,
    entries: ['2026-01-31 -100.00 - Mortgage'],
  },
  {
    name: 'QIF of a Swiss bank: apostrophes for thousands, dashes instead of hundredths',
    text: `!Type:Bank
D31.01.2026
T-1'234.50
PMigros
^
D31.01.26
T20.--
PRest
^
`,
    entries: ['2026-01-31 -1234.50 - Migros', '2026-01-31 20.00 - Rest'],
  },
]
