const AR = 'o as a amos ais an e aste asteis aron aba abas abamos abais aban ado ando es emos en ar'.split(' ')
const ER = 'o es e emos en i iste io imos isteis ieron ia ias iamos ian ido iendo a as amos an er'.split(' ')
const IR = 'o es e imos en i iste io isteis ieron ia ias iamos ian ido iendo a as amos an ir'.split(' ')

/** All forms of a regular verb, which include the person: "gasto", "gastaste", "gastado". */
function forms(infinitive: string, except = ''): string {
  const stem = infinitive.slice(0, -2)
  const endings = infinitive.endsWith('ar') ? AR : infinitive.endsWith('er') ? ER : IR
  const spared = new Set(except.split(' '))
  return [...new Set(endings.map((ending) => `${softened(stem, ending)}${ending}`))]
    .filter((form) => !spared.has(form))
    .join(', ')
}

/** "Pagar" is "pagué" and "sacar" is "saqué" before an e. */
function softened(stem: string, ending: string): string {
  if (!/^e/.test(ending)) return stem
  return stem.replace(/g$/, 'gu').replace(/c$/, 'qu').replace(/z$/, 'c')
}

/** Forms of which another person is the subject: "me dio", "nos ha dado". */
function toUs(...verbs: string[]): string {
  return verbs.flatMap((verb) => ['me', 'nos', 'se me', 'a mi me'].map((pronoun) => `${pronoun} ${verb}`)).join(', ')
}

const had = (participle: string): string[] => [`ha ${participle}`, `han ${participle}`, `habia ${participle}`]

/** "No gasté", "no he pagado", "no compramos". */
const denied = ['gaste', 'gastamos', 'pague', 'pagamos', 'compre', 'compramos', 'recibi', 'cobre', 'fui']
  .flatMap((verb) => [`no ${verb}`, `no me ${verb}`])
  .join(', ')

/** "¿Pagué …?", "¿ya pagué …?", "¿me compré …?". */
const asked = (...verbs: string[]): string =>
  verbs
    .flatMap((verb) => ['¿', '¿ ya', '¿ me', '¿ nos', '¿ ya me', 'acaso'].map((lead) => `${lead} ${verb}`))
    .join(', ')

/** Spanish verbs of questions and dictations by English verbs. */
export const SPANISH_VERBS: Record<string, string> = {
  spent: [
    forms('gastar', 'gasto gastar'),
    forms('desembolsar'),
    forms('derrochar'),
    forms('consumir'),
    forms('dejar'),
    forms('soltar', 'solar'),
    forms('echar'),
    forms('meter', 'meta metas mete'),
    'me puli, nos pulimos, me funde, me fundi, nos fundimos, tire, quemado, invertido, inverti, invertimos',
    'se me fue, se me fueron, se me ha ido, se me han ido, se nos fue, se nos fueron, se nos ha ido, se fue, se fueron, se ha ido, se me va, se me van, se nos va, se va, se van, se me esta yendo, se me iba',
    'hice un gasto, hecho un gasto',
  ].join(', '),
  spend: 'gastar, gastarme, gastarnos',
  'did i spend': asked('gaste', 'gastamos', 'gastaste'),
  'did i buy': asked('compre', 'compramos'),
  'did i pay': asked('pague', 'pagamos'),
  'did i earn': asked('cobre', 'cobramos', 'gane', 'ganamos', 'ingrese'),
  'did i receive': asked('recibi', 'recibimos'),
  'did i go to': asked('fui a', 'fui al', 'fui a la', 'fuimos a', 'fuimos al', 'fuimos a la', 'estuve en'),
  'have i': '¿ he, ¿ ya he, ¿ me he, ¿ hemos, ¿ nos hemos, ¿ llevo algo',
  'was there': '¿ hubo, ¿ hay, ¿ ha habido, ¿ habia',
  paid: [
    forms('pagar', 'pago paga pagas pagar pagado'),
    forms('abonar', 'abono abonos'),
    forms('liquidar'),
    forms('costear'),
    'pagado, pagada, pagados, pagadas, apoquine, afloje, puse',
  ].join(', '),
  pay: 'pagar, pagas',
  bought: [forms('comprar', 'compro compra compras comprar'), forms('adquirir'), 'pille, pillado, pillamos'].join(', '),
  buy: 'comprar, compro',
  cost: [
    'costo, costaron, costado, cuesta, cuestan, costaba, costaban, costar, salio, salieron, sale, salen, valio, valieron, valia, salio por, salieron por, salio a, ha salido por',
  ].join(', '),
  'cost me': toUs(
    'costo',
    'costaron',
    'cuesta',
    'cuestan',
    'costaba',
    'salio',
    'salieron',
    'sale',
    'salia',
    'valio',
    ...had('costado'),
    ...had('salido'),
    'salio por',
    'salieron por',
    'salio en',
  ),
  'charged me': toUs(
    'cobraron',
    'cobro',
    'cobran',
    'cobra',
    ...had('cobrado'),
    'cargaron',
    ...had('cargado'),
    'clavaron',
    'soplaron',
    'quitaron',
    'descontaron',
  ),
  received: [forms('recibir', 'recibo recibos'), forms('percibir')].join(', '),
  earned: [
    forms('cobrar', 'cobro cobra cobras cobre').replace(/^/, 'cobre, '),
    forms('ganar', 'gano gana ganas'),
    forms('ingresar', 'ingreso ingresos'),
    'gano, gana, ganas, cobra',
  ].join(', '),
  'came in': [
    toUs(
      'entro',
      'entraron',
      'entra',
      'entran',
      'llego',
      'llegaron',
      'cayo',
      'cayeron',
      ...had('entrado'),
      ...had('llegado'),
      ...had('caido'),
    ),
    'entro, entraron, entrado, entra, entran, han entrado, ha entrado, ha llegado, cayo la nomina',
  ].join(', '),
  'paid me': toUs(
    'pago',
    'pagaron',
    'pagan',
    'paga',
    ...had('pagado'),
    'abonaron',
    'abono',
    'ingreso',
    'ingresaron',
    ...had('ingresado'),
    ...had('abonado'),
    'depositaron',
    'deposito',
    ...had('depositado'),
  ),
  'gave me': toUs(
    'dio',
    'dieron',
    'da',
    'dan',
    ...had('dado'),
    'regalo',
    'regalaron',
    ...had('regalado'),
    'toco',
    'tocaron',
    ...had('tocado'),
  ),
  'paid me back': toUs(
    'devolvio',
    'devolvieron',
    'devuelve',
    'devuelven',
    ...had('devuelto'),
    'reembolso',
    'reembolsaron',
    ...had('reembolsado'),
    'reintegro',
    'reintegraron',
    ...had('reintegrado'),
    'retorno',
    'retornaron',
  ),
  'sent me': toUs(
    'mando',
    'mandaron',
    'envio',
    'enviaron',
    ...had('mandado'),
    ...had('enviado'),
    'hizo un bizum',
    'hizo un bizum de',
    'ha hecho un bizum',
    'ha hecho un bizum de',
  ),
  'transferred me': toUs(
    'transfirio',
    'transfirieron',
    ...had('transferido'),
    'hizo una transferencia',
    'hicieron una transferencia',
  ),
  'lent me': toUs('presto', 'prestaron', ...had('prestado')),
  sold: 'vendi, vendio, vendimos, vendieron, vendido',
  found: 'encontre, me encontre, encontramos',
  borrowed: 'pedi prestado, pedi prestados, tome prestado',
  refunded: 'devuelto, devueltos, reembolsado, reembolsados, reintegrado',
  'paid back': 'devolvi, devolvimos, he devuelto, reembolse',
  lent: 'preste, le preste, les preste, he prestado, prestado',
  gave: 'di, le di, les di, dimos, dio, dieron, he dado, dado, regale, le regale, he regalado, regalamos',
  donated: forms('donar', 'dona'),
  sent: 'mande, le mande, mandado, envie, le envie, enviado, hice un bizum a, hice un bizum de',
  transferred: 'transferi, transferido, transferimos, hice una transferencia, hice una transferencia de',
  ordered: 'pedi, pedimos, pedido, encargue, encargamos, encargado',
  had: 'tome, tomamos, tomado, me tome, nos tomamos, bebi, bebimos, bebido',
  booked: forms('reservar', 'reserva reservas'),
  hired: 'alquile, alquilamos, alquilado, contrate, contratamos',
  renewed: forms('renovar'),
  'topped up': 'recargue, recargamos, recargado, recargar',
  withdrew: 'saque, sacamos, sacado, retire, retiramos, retirado',
  invested: 'inverti en, he invertido en',
  'picked up': 'cogi, cogimos, cogido, agarre, agarramos, recogi',
  tipped: 'deje de propina, di de propina',
  'subscribed to': 'me suscribi a, nos suscribimos a, me he suscrito a',
  'went to':
    'fui a, fui al, fui a la, fuimos a, fuimos al, fuimos a la, ido a, ido al, ido a la, voy al, voy a la, vamos al, vamos a la, pase por, pasamos por, visite, visitamos, visitado, estuve en, estuvimos en, estado en, ir al, ir a la, comprado en, compre en, compramos en, compro en, hice compras en',
  'i did not': denied,
  'i did not spend': 'no gaste, no gastamos, no he gastado, no hemos gastado, no me gaste, no me he gastado',
  'i have not': 'no he, no hemos, no me he, nunca he, no me han, no me ha',
  never: 'nunca, jamas',
  'almost bought':
    'casi compro, casi compre, casi me compro, casi gasto, casi pago, por poco compro, estuve a punto de comprar',
  'will spend':
    'gastare, gastaremos, gastaria, gastariamos, voy a gastar, vamos a gastar, voy a gastarme, gastara, gastaran',
  'would cost': 'costaria, costarian, costara, costaran, va a costar, van a costar, cuanto costaria',
  'will pay': 'pagare, pagaremos, pagaria, pagara, voy a pagar, vamos a pagar, va a pagar',
  'going to buy':
    'comprare, compraremos, compraria, voy a comprar, voy a comprarme, vamos a comprar, me voy a comprar, nos vamos a comprar',
  'im going to':
    'voy a ir, ire, iremos, vamos a ir, pienso ir, pienso, pensamos, planeo, tengo pensado, tengo previsto, tenemos previsto, tengo intencion de, a partir de manana',
  'want to buy':
    'quiero comprar, quiero comprarme, queremos comprar, quisiera comprar, me gustaria comprar, me quiero comprar, me apetece comprar, quiero un, quiero una, quiero unos, quiero gastar',
  'have to pay':
    'tengo que pagar, tenemos que pagar, hay que pagar, he de pagar, debo pagar, debemos pagar, me toca pagar',
  'need to buy': 'tengo que comprar, necesito comprar, hay que comprar, necesitamos comprar',
  owe: 'debo, debemos, le debo, les debo, adeudo',
  owes: 'me debe, me deben, nos debe, nos deben, debe, deben',
  'should i': 'deberia, deberiamos, debo comprar, me conviene, nos conviene, vale la pena, merece la pena, convendria',
  'can i afford':
    'puedo permitirme, podemos permitirnos, me puedo permitir, nos podemos permitir, me alcanza para, nos alcanza para, me da para, me llega para, alcanzaria para',
  'thinking of': 'pensando en, estoy pensando en, estamos pensando en, estaba pensando en',
  'if i buy': 'si compro, si me compro, si compramos',
  'if i spend': 'si gasto, si gastamos, si gastara',
  'remind me': 'recuerdame, recordame, recuerda que tengo, recuerdame que',
}
