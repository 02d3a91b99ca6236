import { msg } from '@lingui/core/runtime-macro'

export const accountKinds = ['CURRENT', 'SAVINGS', 'CASH', 'CARD', 'LOAN', 'ASSET'] as const
export type AccountKind = (typeof accountKinds)[number]

export const accountGroups = ['EVERYDAY', 'SAVINGS', 'CARDS', 'LOANS', 'ASSETS'] as const
export type AccountGroup = (typeof accountGroups)[number]

export const statementKinds = ['OPENING', 'STATEMENT', 'COUNT', 'VALUE'] as const
export type StatementKind = (typeof statementKinds)[number]

export const statementSources = ['USER', 'IMPORT', 'CONNECTION'] as const
export type StatementSource = (typeof statementSources)[number]

export const kindTexts = {
  CURRENT: msg`Current account`,
  SAVINGS: msg`Savings account`,
  CASH: msg`Cash`,
  CARD: msg`Card`,
  LOAN: msg`Loan`,
  ASSET: msg`Asset`,
}

export const groupTexts = {
  EVERYDAY: msg`Everyday`,
  SAVINGS: msg`Savings`,
  CARDS: msg`Cards`,
  LOANS: msg`Loans`,
  ASSETS: msg`Assets`,
}

export const statementTexts = {
  OPENING: msg`Opening balance`,
  STATEMENT: msg`Statement`,
  COUNT: msg`Count`,
  VALUE: msg`Value`,
}

/** The values of an account of each kind unless its user chooses others. */
export const kindDefaults = {
  CURRENT: { group: 'EVERYDAY', icon: 'landmark', color: 1, statement: 'STATEMENT' },
  SAVINGS: { group: 'SAVINGS', icon: 'piggy-bank', color: 3, statement: 'STATEMENT' },
  CASH: { group: 'EVERYDAY', icon: 'banknote', color: 5, statement: 'COUNT' },
  CARD: { group: 'CARDS', icon: 'credit-card', color: 7, statement: 'STATEMENT' },
  LOAN: { group: 'LOANS', icon: 'hand-coins', color: 4, statement: 'STATEMENT' },
  ASSET: { group: 'ASSETS', icon: 'house', color: 2, statement: 'VALUE' },
} as const satisfies Record<
  AccountKind,
  { group: AccountGroup; icon: string; color: number; statement: Exclude<StatementKind, 'OPENING'> }
>
