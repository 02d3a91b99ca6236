/** Phrases with the name of a month, weekday or unit, for which `X` stands: "el mes pasado", "el pasado lunes". */
export const RELATIVE: Record<string, string> = {
  'last X': 'X pasado, X pasada, pasado X, pasada X, X ultimo, X ultima, X recien terminado, X recien terminada',
  'in last X':
    'de X pasado, del X pasado, de la X pasada, en el X pasado, en la X pasada, durante el X pasado, durante la X pasada, ' +
    'del pasado X, de la pasada X, en el pasado X, en la pasada X, durante el pasado X, durante la pasada X, de pasado X',
  'this X': 'este X, esta X, X presente, X actual, X en curso, X corriente',
  'in this X': 'de este X, de esta X, en este X, en esta X, del X actual, de la X actual, del X en curso',
  'the X before last': 'X antepasado, X antepasada, antepasado X, antepasada X, X trasantepasado, X trasantepasada',
}

/** Ranges and comparisons with the name of a month or weekday. */
export const FROM_TO: Record<string, string> = {
  'from X to': 'de X a, de X hasta, desde X a, del X al, desde el X al',
  'since X': 'de X para aca, de X en adelante, desde X para aca, desde X en adelante, a partir de X',
  'than X': 'que X, que el X',
  'than in X': 'que en X',
}

/** Phrases with a unit, `X`, or its plural, `XX`. */
export const WHOLE: Record<string, string> = {
  'X before': 'X anterior, anterior X, X previo, X previa, X de antes',
  'next X':
    'proximo X, proxima X, X que viene, X proximo, X proxima, X siguiente, siguiente X, X entrante, X venidero, X venidera',
  'last X of':
    'ultimo X de, ultima X de, el ultimo X de, la ultima X de, ultimo X del, ultima X del, el ultimo X del, la ultima X del',
  'this X so far': soFar(),
  'all the X': 'todo el X, toda la X, el X entero, la X entera, el X completo, la X completa',
  'in this X': 'del X, de la X, en el X, en la X, por este X',
  'than this X': 'que este X, que esta X, que en este X, que en esta X',
  'than last X': 'que el X pasado, que la X pasada, que en el X pasado, que en la X pasada, que el pasado X',
  'than the X before': 'que el X anterior, que la X anterior, que en el X anterior, que en la X anterior',
  'the start of the X':
    'principio de X, principios de X, principio del X, inicio de X, inicio del X, comienzo de X, primeros de X',
  'the end of the X': 'final de X, finales de X, final del X',
  'the X of': 'el X de, la X de',
  'in the X of': 'en el X de, en la X de, del X de, de la X de',
  'first # Xs': '# primeros XX, # primeras XX, primeros # XX, primeras # XX',
}

/** Phrases with a count, `N`, and a unit in the singular or plural, `X`. */
export const COUNTED: Record<string, string> = {
  'N Xs ago': 'hace N X, hara N X, hace ya N X, hace mas o menos N X, N X atras',
  'for N Xs': 'desde hace N X, en N X, durante N X',
  'last N Xs':
    'N ultimos X, N ultimas X, ultimos N X, ultimas N X, N X pasados, N X pasadas, N pasados X, N pasadas X, ' +
    'pasados N X, pasadas N X, N X anteriores, N X previos, N X previas, estos N X, estas N X, estos ultimos N X, estas ultimas N X',
}

/** "En lo que va de año", "lo que llevamos del mes". */
function soFar(): string {
  const verbs = ['va', 'llevamos', 'llevo', 'vamos', 'lleva', 'va transcurrido']
  const articles = ['de', 'del', 'de la', 'de este', 'de esta']
  return ['', 'en ', 'con ', 'de ']
    .flatMap((lead) => verbs.flatMap((verb) => articles.map((article) => `${lead}lo que ${verb} ${article} X`)))
    .join(', ')
}
