const MY_MONEY =
  'dinero, el dinero, mi dinero, la plata, mi plata, plata, la lana, mi lana, lana, la pasta, mi pasta, el sueldo, mi sueldo, mi nomina, la nomina, mi salario, la guita, todo, todo mi dinero, toda mi plata, todo el dinero, tanto dinero, tanta plata, el varo'
const GOES =
  'se me va, se me fue, se me ha ido, se va, se fue, se ha ido, se me esta yendo, se nos va, se nos fue, se nos ha ido, va, se marcha, se me escapa, se me van, se me fueron'
const WHERE = 'en que, adonde, a donde, por donde, donde, en que cosas, a que'

const moneyGoes = WHERE.split(', ').flatMap((where) =>
  GOES.split(', ').flatMap((goes) => [
    ...(goes === 'va' ? [] : [`${where} ${goes}`]),
    ...MY_MONEY.split(', ').map((money) => `${where} ${goes} ${money}`),
  ]),
)

/** "Gasto" is also a noun. */
const verbs = 'gasto, gaste, gastamos, he gastado, hemos gastado, llevo gastado, gasta, gastado'.split(', ')

/** Spanish words of questions by the English words of the concepts. */
export const SPANISH_QUESTIONS: Record<string, string> = {
  'where does my money go': [
    ...moneyGoes,
    ...verbs.flatMap((verb) => [
      `en que ${verb} mas`,
      `en que me ${verb} mas`,
      `en que ${verb} mi dinero`,
      `en que ${verb} el dinero`,
      `en que ${verb} mas dinero`,
      `donde ${verb} mas`,
    ]),
  ].join(', '),
  'spent the most': verbs
    .flatMap((verb) =>
      [
        'donde mas',
        'que mas',
        'en la que mas',
        'en el que mas',
        'en que mas',
        'en las que mas',
        'en los que mas',
        'adonde mas',
      ].map((lead) => `${lead} ${verb}`),
    )
    .join(', '),
  'cheapest month': verbs
    .flatMap((verb) => [`en que mes ${verb} menos`, `que mes ${verb} menos`, `mes ${verb} menos`])
    .join(', '),
  most: 'mas a menudo, con mas frecuencia, mas frecuentemente, mas seguido',
  'how much':
    'cuanto, cuanta, cuanto dinero, cuanta plata, cuanta lana, cuanta pasta, cuanta guita, que cantidad, a cuanto, a cuanto asciende, a cuanto ascienden, a cuanto ascendieron, a cuanto ascendio, a cuanto asciende el, por cuanto, de cuanto, de cuanto es, de cuanto fue, cuantos euros, cuantos pesos, cuantos dolares, cuantas pelas, que tanto, cuanto importan, cuanto suman, cuanto suma, cuanto hacen, que suma',
  'how many': 'cuantos, cuantas',
  'how many times': 'cuantas veces, cuantas ocasiones, que numero de veces',
  'how often':
    'con que frecuencia, con cuanta frecuencia, cada cuanto, cada cuanto tiempo, que tan seguido, que tan a menudo',
  'number of': 'numero de, cantidad de compras, no de',
  what: 'que, que es lo que, que cosas, que fue, que ha sido',
  'what did':
    'en que gaste, que gaste, que he gastado, que gastamos, que hemos gastado, lo que gaste, lo que he gastado, lo que gastamos, lo gastado, que se gasto, que pague',
  'what did i buy':
    'que compre, que he comprado, que compramos, que hemos comprado, que me compre, que me he comprado, que cosas compre',
  'how much did i spend':
    'lo gastado, que gaste, lo que gaste, que he gastado, lo que he gastado, que gastamos, que llevo gastado, lo que llevo gastado',
  which:
    'cual, cuales, cual es, cual fue, cual ha sido, cuales son, cuales fueron, cuales han sido, que tipo de, cual es el, cual es la, cual fue el, cual fue la, cuales son los, cuales son las, cuales fueron los, cuales fueron las, cuales son mis, cuales fueron mis',
  'which transactions': 'que movimientos, que transacciones, que operaciones, que apuntes, que tickets, que recibos',
  'which expenses': 'que gastos, que pagos, que cargos',
  'which purchases': 'que compras',
  'which income': 'que ingresos, que cobros',
  'which month': 'que mes, en que mes, cual es el mes, cual fue el mes, que mes fue, en que mes fue',
  'which months': 'que meses, en que meses',
  'which categories':
    'que categorias, en que categorias, que areas, en que areas, que conceptos, en que conceptos, que rubros, en que rubros, que partidas, en que partidas',
  'which category':
    'que categoria, en que categoria, que rubro, en que rubro, que partida, cual es la categoria, cual fue la categoria',
  'which shops':
    'que tiendas, en que tiendas, que comercios, en que comercios, que negocios, en que negocios, que establecimientos, en que establecimientos, que locales, en que locales, en que sitios, que sitios, en que lugares, que lugares',
  'which shop':
    'que tienda, en que tienda, que comercio, en que comercio, que sitio, en que sitio, en que lugar, que lugar, que negocio, en que negocio, que establecimiento, en que establecimiento, en que local',
  'where did i': 'donde he, donde gaste, donde gasto, donde compre, donde compro, donde hemos, donde pague',
  'what day': 'que dia, en que dia, que fecha, en que fecha',
  'on what': 'en que',
  'when was the last time': 'cuando fue la ultima vez, cuando ha sido la ultima vez',
  'how much less': 'cuanto menos',
  'spent more than': verbs.flatMap((verb) => [`${verb} mas de`, `${verb} mas que`]).join(', '),
  'spent less than': verbs.flatMap((verb) => [`${verb} menos de`, `${verb} menos que`]).join(', '),
  when: 'cuando, cuando fue, cuando es, hace cuanto, cuanto hace que, cuanto tiempo hace que',
  'when did i last':
    'cuando fue la ultima vez que, cuando por ultima vez, la ultima vez que, ultima vez que, cuando fue la ultima vez que fui, ultima vez que fui',
  'last time': 'ultima vez, la ultima vez',
  'when was the last': 'cuando fue el ultimo, cuando fue la ultima, cuando fue mi ultimo, cuando fue mi ultima',
  'how much cost': 'cuanto vale, cuanto valen, cuanto vale el, cuanto vale la',
  weather: 'tiempo hace, clima, va a llover, llueve',
  why: 'por que',
  'what about': 'que hay de, que tal, que pasa con, y que hay de, y que tal, que me dices de, y respecto a',
  'the same for':
    'lo mismo para, lo mismo en, lo mismo con, lo mismo de, igual para, igual pero para, lo mismo pero en, lo mismo pero para, lo mismo pero con, idem para, e igual para',
  show: 'muestra, mostra, muestreme, ensena, ensename, muestrame, mostrame, muestranos, visualiza, ver, quiero ver, saca, sacame, listame, lista, listar, enlista, enumera, mostrar, ensenar, visualizar, desplegar, despliega, ponme en pantalla',
  list: 'listado, listado de, lista de, una lista de, un listado de, relacion de, hazme una lista de, haz una lista de, hazme una lista, hazme un listado de, hazme la lista de',
  'give me': 'dame, deme, pasame, quiero, necesito',
  tell: 'di, dime, decime, digame, me dices, me puedes decir, podrias decirme, puedes decirme, sabes, quiero saber, quisiera saber, necesito saber, me gustaria saber, cuentame, contame, informame, indicame, explicame',
  find: 'busca, buscar, encuentra, encontrar, buscame, localiza, busco, buscas',
  'breakdown by category':
    'resumen, resume, resumeme, informe, reporte, panorama, se reparten, se reparte, se distribuyen, se distribuye, se dividen',
  breakdown:
    'desglose, desglosa, desglosame, desglosado, desglosados, desglosar, reparto, distribucion, detalle, detallado, detalla, detallame, dividido',
  compare:
    'compara, comparar, comparame, comparas, comparemos, comparacion, comparativa, comparado, comparada, contrasta, contraste',
  'compared with':
    'comparado con, comparada con, comparados con, comparadas con, comparandolo con, en comparacion con, en comparacion a, respecto a, respecto al, respecto de, con respecto a, con respecto al, frente a, frente al, frente a la, frente a los, contra, contra el, contra la, en relacion con, en contraste con',
  versus: 'vs, versus, frente a, contra',
  'difference between': 'diferencia entre, diferencia de',
  difference: 'diferencia, variacion, cambio, evolucion respecto',
  'what changed': 'que ha cambiado, que cambio, en que ha cambiado, como ha cambiado, cuanto ha cambiado',
  'gone up':
    'subido, ha subido, han subido, aumentado, ha aumentado, han aumentado, crecido, incrementado, subio, subieron, aumento, aumentaron, sube',
  'gone down': 'bajado, ha bajado, han bajado, disminuido, ha disminuido, bajo, bajaron, reducido, descendido',
  'year over year': 'interanual, ano contra ano, ano a ano, ano tras ano',
  'spent more': [
    'mas gastado, gasto mas en, gasto mas dinero',
    ...verbs.slice(1).flatMap((verb) => [`${verb} mas`, `${verb} mas dinero`, `${verb} mas plata`]),
  ].join(', '),
  'spent less': verbs
    .slice(1)
    .map((verb) => `${verb} menos`)
    .join(', '),
  'pay more': 'pago mas, pague mas, pagamos mas, he pagado mas',
  'earn more': 'gane mas, gano mas, ingrese mas, he ganado mas, cobre mas',
  'more expensive':
    'mas caro que, mas cara que, mas caros que, mas costoso que, sale mas caro, salio mas caro, me sale mas caro, fue mas caro, ha sido mas caro',
  cheaper: 'mas barato que, sale mas barato, salio mas barato, fue mas barato',
  'was higher': 'fue mayor, es mayor, fue mas alto, ha sido mayor, fue superior',
  'more than':
    'mas que, mas de, mayor que, mayores que, mayor a, mayores a, mayor de, mayores de, superior a, superiores a, por encima de, por arriba de, arriba de, por mas de, de mas de, que pasan de, que pase de, que superan, que supere, que supera los, que superan los, que superen los, superando',
  'less than':
    'menos que, menos de, menor que, menores que, menor a, menores a, menor de, menores de, inferior a, inferiores a, por debajo de, por abajo de, debajo de, de menos de, por menos de, que no llegan a',
  'more than #':
    'pasan de #, superan #, superan los #, supera los #, por encima de los #, por encima de las #, a partir de # euros arriba, mas de los #',
  'less than #': 'por debajo de los #, por debajo de las #',
  'at least':
    'al menos, por lo menos, como minimo, desde al menos, igual o superior a, iguales o superiores a, no menos de',
  'at most': 'como mucho, como maximo, a lo sumo, a lo mas, igual o inferior a, no mas de',
  'at least #': 'minimo #, minimo de #, un minimo de #',
  'at most #': 'maximo #, maximo de #, un maximo de #',
  'or more': 'o mas, para arriba, y mas, o superior, o superiores',
  'or less': 'o menos, para abajo, o inferior',
  around: 'alrededor de, cerca de, aproximadamente, unos cerca de, en torno a, sobre los, aprox',
  'about #': 'unos #, unas #, como unos #, como #, sobre #',
  exactly: 'justo, justos, justamente, clavados, exactos',
  'than in': 'que en',
  'than on': 'que por',
  than: 'que el, que la, que los, que las, que este, que esta, que ayer, que hace, que mi, que lo que',
  'what the': 'lo que el, lo que la',
  'so much': 'tanto dinero, tanta plata, tanta lana',
}
