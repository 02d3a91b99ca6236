/** Weekdays, units of time and named days in English. */

/** 1 for Monday to 7 for Sunday. */
export const WEEKDAYS: Record<string, number> = {
  monday: 1,
  mon: 1,
  tuesday: 2,
  tue: 2,
  tues: 2,
  wednesday: 3,
  wed: 3,
  thursday: 4,
  thu: 4,
  thur: 4,
  thurs: 4,
  friday: 5,
  fri: 5,
  saturday: 6,
  sat: 6,
  sunday: 7,
  sun: 7,
}

export type TimeUnit = 'DAY' | 'WEEK' | 'FORTNIGHT' | 'WEEKEND' | 'MONTH' | 'QUARTER' | 'YEAR'

export const TIME_UNITS: Record<string, TimeUnit> = {
  day: 'DAY',
  days: 'DAY',
  week: 'WEEK',
  weeks: 'WEEK',
  fortnight: 'FORTNIGHT',
  fortnights: 'FORTNIGHT',
  weekend: 'WEEKEND',
  weekends: 'WEEKEND',
  month: 'MONTH',
  months: 'MONTH',
  mth: 'MONTH',
  quarter: 'QUARTER',
  quarters: 'QUARTER',
  year: 'YEAR',
  years: 'YEAR',
  yr: 'YEAR',
}

/** Named days with the month and day of their first and last date. */
export const HOLIDAYS: Record<string, [first: string, last: string]> = {
  christmas: ['12-24', '12-26'],
  xmas: ['12-24', '12-26'],
  'christmas eve': ['12-24', '12-24'],
  'christmas day': ['12-25', '12-25'],
  'boxing day': ['12-26', '12-26'],
  // The tokenizer removes the s of "New Year's Eve".
  'new year eve': ['12-31', '12-31'],
  'new year day': ['01-01', '01-01'],
  'valentine day': ['02-14', '02-14'],
  'new years eve': ['12-31', '12-31'],
  'new years day': ['01-01', '01-01'],
  'new year': ['01-01', '01-01'],
  epiphany: ['01-06', '01-06'],
  halloween: ['10-31', '10-31'],
  'valentines day': ['02-14', '02-14'],
  valentines: ['02-14', '02-14'],
}

/** Times that no calendar defines or that repeat. The assistant asks for a clarification. */
export const AMBIGUOUS_TIMES = new Set(
  `mondays tuesdays wednesdays thursdays fridays saturdays sundays weekdays weekends mornings evenings nights afternoons
  birthday birthdays easter ramadan passover diwali thanksgiving summer winter spring autumn semester term anniversary
  childhood lockdown pandemic covid`.split(/\s+/),
)

/** Words for days, with the offset from today in days. */
export const NAMED_DAYS: Record<string, number> = {
  today: 0,
  tonight: 0,
  yesterday: -1,
}
