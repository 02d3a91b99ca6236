/** Days and quarters with numbers. */
export const germanDates = {
  // A number with a point is a day of the month, and one with two points a day and a month.
  'on the # th': 'am #d ., den #d ., der #d .',
  'on the # th of this month': 'am #d . dieses monats',
  'on the # th of last month':
    'am #d . letzten monats, am #d . des letzten monats, am #d . vorigen monats, am #d . des vormonats',
  'on # .': 'am #.# ., am #.#, vom #.# . nur',
  'since the # th': 'seit dem #d ., ab dem #d ., seit #d ., ab #d .',
  'since # .': 'seit #.# ., seit dem #.# ., ab #.# ., ab dem #.# ., seit #.#, ab #.#, seit dem #.#, ab dem #.#',
  'until # .': 'bis #.# ., bis zum #.# ., bis #.#, bis zum #.#',
  'until the # th': 'bis zum #d ., bis #d .',
  'before the # th': 'vor dem #d .',
  'after the # th': 'nach dem #d .',
  'after # .': 'nach dem #.# ., nach dem #.#',
  'before # .': 'vor dem #.# ., vor dem #.#',
  'from the # th': 'vom #d ., von dem #d .',
  'from # .': 'vom #.# ., von #.# ., vom #.#',
  'from # . to # .':
    'vom #.# . bis zum #.# ., vom #.# . bis #.# ., von #.# . bis #.# ., #.# . bis #.# ., #.# . - #.# ., #.# . – #.# ., vom #.# bis #.#, vom #.# bis zum #.#, #.# - #.#, #.# – #.#, #.# bis #.#, zwischen #.# . und #.# ., zwischen dem #.# . und #.# ., zwischen dem #.# . und dem #.# .',
  'from the # th to the # th':
    'vom #d . bis zum #d ., vom #d . bis #d ., von #d . bis #d ., #d . bis #d ., #d . - #d ., #d . – #d ., vom #d . auf den #d .',
  'between the # th and the # th': 'zwischen dem #d . und dem #d ., zwischen dem #d . und #d ., zwischen #d . und #d .',
}

export const germanQuarters: string[][] = Object.entries({ first: 1, second: 2, third: 3, fourth: 4 }).flatMap(
  ([english, number]) => [
    [`${english} quarter`, `${number} . quartal, quartal ${number}, ${number} . quartals`],
    ...(number > 2
      ? []
      : [
          [`${english} half`, `${number} . halbjahr, ${number} . hälfte, ${number} . jahreshälfte, halbjahr ${number}`],
        ]),
    [`${english} week of`, `${number} . woche im, ${number} . woche von`],
    [`${english} week`, `${number} . woche`],
    [`${english} weekend`, `${number} . wochenende`],
  ],
)
