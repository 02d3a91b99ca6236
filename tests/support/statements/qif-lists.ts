import type { QifStyle } from './qif.ts'

interface ListedAccount {
  name: string
  type: string
}

const classes = ['!Type:Class', 'NWork', 'DExpenses of the job', '^', 'NHome', '^']
const tags = ['!Type:Tag', 'NHoliday', 'DSummer trips', '^']

/** Writes the lists that Quicken puts before the registers. */
export function listsBefore(style: QifStyle, accounts: readonly ListedAccount[]): string[] {
  const { chance } = style
  const lists = [classes, tags, categoryList(style), securities(style)]
  const listed = ['!Option:AutoSwitch', '!Account', ...accountList(style, accounts), '!Clear:AutoSwitch']
  const ahead = chance.some(lists, chance.integer(0, 3)).flat()
  const comment = chance.is(0.2) ? ['# Exported from Quicken'] : []
  return [...comment, ...ahead, ...(chance.is(0.7) ? listed : []), '!Option:AutoSwitch']
}

export function listsAfter(style: QifStyle): string[] {
  const lists = [memorized(style), investments(style), prices(style), budget(style), classes]
  return style.chance.some(lists, style.chance.integer(0, 4)).flat()
}

function accountList({ numbers, chance, writeDay }: QifStyle, accounts: readonly ListedAccount[]): string[] {
  const decimals = numbers.decimal === ',' ? '1234,56' : '1,234.56'
  const all = [...accounts, { name: 'Savings', type: 'Bank' }, { name: 'Brokerage', type: 'Invst' }]
  return all.flatMap(({ name, type }) => [
    `N${name}`,
    'DAn account',
    `T${type}`,
    ...(type === 'CCard' ? ['L5,000.00'] : []),
    ...(chance.is(0.4) ? [`/${writeDay('2005-01-28')}`, `$${decimals}`] : []),
    ...(chance.is(0.3) ? ['X', `B${decimals}`] : []),
    '^',
  ])
}

function categoryList({ chance }: QifStyle): string[] {
  return [
    '!Type:Cat',
    ...['NFood', 'DGroceries and dining', 'T', 'E', ...(chance.is(0.5) ? ['B-35.00', 'B-35.00'] : []), '^'],
    ...['NSalary', 'DPay', 'T', 'R460', 'I', '^'],
  ]
}

function securities({ chance }: QifStyle): string[] {
  return ['!Type:Security', 'NIntuit', 'SINTU', 'TStock', ...(chance.is(0.5) ? ['GGrowth'] : []), '^']
}

function memorized({ writeDay, chance }: QifStyle): string[] {
  const loan = [`1${writeDay('2004-02-20')}`, '215', '35', '412', '56.5', '610,000.00', '712,000.00']
  return [
    '!Type:Memorized',
    ...['T-50.00', 'PMonthly rent', 'MFlat', 'LHousing', 'KP', '^'],
    ...['T-80.00', 'PLoan', 'L[Car loan]', 'SInterest', '$-30.00', 'S[Car loan]', '$-50.00'],
    ...(chance.is(0.5) ? loan : []),
    ...['KC', '^'],
  ]
}

function investments({ writeDay }: QifStyle): string[] {
  return [
    ...['!Account', 'NBrokerage', 'TInvst', '^', '!Type:Invst'],
    ...[`D${writeDay('2005-02-03')}`, 'NBuy', 'YIntuit', 'I50.5', 'Q10', 'U505.00', 'T505.00', 'O5.00', '^'],
    ...[`D${writeDay('2005-03-20')}`, 'NDiv', 'YIntuit', 'T12.00', '^'],
    ...[`D${writeDay('2005-03-21')}`, 'NStkSplit', 'YIntuit', 'Q20', '^'],
  ]
}

function prices({ writeDay }: QifStyle): string[] {
  return [
    '!Type:Prices',
    `"INTU",50 1/2,"${writeDay('2005-06-28')}"`,
    '^',
    `"INTU",51.25,"${writeDay('2005-06-29')}"`,
    '^',
  ]
}

function budget(_: QifStyle): string[] {
  return ['!Type:Budget', 'NFood', 'DGroceries', 'E', ...Array.from({ length: 12 }, () => 'B-400.00'), '^']
}
