const refunds = [
  'las devoluciones',
  'devoluciones',
  'los reembolsos',
  'reembolsos',
  'lo devuelto',
  'lo que me devolvieron',
  'lo que devolvi',
  'la devolucion',
  'el reembolso',
  'lo que me han devuelto',
  'las devoluciones recibidas',
]
const after = [
  'descontando',
  'quitando',
  'restando',
  'menos',
  'despues de',
  'una vez descontadas',
  'una vez restadas',
  'netos de',
  'neto de',
  'neta de',
  'contando',
  'teniendo en cuenta',
  'incluyendo',
  'tras',
  'deduciendo',
  'descontadas',
  'restadas',
  'descontados',
  'con',
]
const before = [
  'sin contar',
  'sin',
  'antes de',
  'sin descontar',
  'sin tener en cuenta',
  'sin restar',
  'ignorando',
  'sin incluir',
  'excluyendo',
]
const pairs = (leads: string[]): string =>
  leads.flatMap((lead) => refunds.map((refund) => `${lead} ${refund}`)).join(', ')

const EARNED_MORE = ['gane', 'gano', 'gaste', 'gasto', 'ingrese', 'he gastado', 'he ganado', 'cobre'].flatMap((verb) =>
  ['gaste', 'gasto', 'gane', 'gano', 'ingreso', 'ingrese', 'he ganado', 'he gastado', 'cobre'].flatMap((other) =>
    ['mas', 'menos'].map((more) => `${verb} ${more} de lo que ${other}`),
  ),
)

/** "Qué parte de mi sueldo", "cuánto del gasto". */
function shares(...wholes: string[]): string {
  const leads = [
    'cuanto',
    'que parte',
    'que porcentaje',
    'que proporcion',
    'porcentaje',
    'que fraccion',
    'que tanto por ciento',
  ]
  return wholes.flatMap((whole) => leads.map((lead) => `${lead} de ${whole}`.replace('de el ', 'del '))).join(', ')
}

/** Spanish words of measures, groups and filters by the English words of the concepts. */
export const SPANISH_MEASURES: Record<string, string> = {
  'after refunds': pairs(after),
  'before refunds': pairs(before),
  // Superlatives.
  biggest:
    'mas grande, mas grandes, mayor, mayores, mas alto, mas alta, mas altos, mas altas, mas gordo, mas elevado, mas elevada, mas elevados, mas fuerte, mas fuertes, mas importante, mas importantes, mas abultado, mas grandecito, maximo, maxima, record, numero uno',
  'most expensive':
    'mas caro, mas cara, mas caros, mas caras, mas costoso, mas costosa, mas costosos, lo mas caro, carisimo',
  smallest:
    'mas pequeno, mas pequena, mas pequenos, mas pequenas, menor, menores, mas bajo, mas baja, mas bajos, mas chico, mas chica, mas chicos, mas chicas, minimo, minima, menos costoso',
  cheapest: 'mas barato, mas barata, mas baratos, mas baratas, mas economico, mas economica, menos caro',
  'most i spent':
    'lo maximo que gaste, lo maximo que he gastado, lo mas que gaste, lo mas que he gastado, lo mas que gaste en, lo maximo que hemos gastado, lo mas caro que compre, lo mas caro que he comprado',
  'in one go':
    'de una vez, de una sola vez, de golpe, de un golpe, en una sola compra, en una compra, de una tacada, de un jalon, en una visita, en una sola visita',
  'spent the most': 'lo que mas gasto, lo que mas gaste, gasto mayor cantidad, mas dinero gaste',
  'most expensive month':
    'mes mas caro, mes con mas gasto, mes con mas gastos, mes de mas gasto, mes que mas gaste, mes que mas gasto, mes en el que mas gaste, mes en que mas gaste, mes con mayor gasto, peor mes, mes de mayor gasto',
  'cheapest month':
    'mes mas barato, mes con menos gasto, mes con menos gastos, mes que menos gaste, mes en el que menos gaste, mes en que menos gaste, mes con menor gasto, mejor mes, mes de menor gasto',
  'second biggest': 'segundo mayor, segunda mayor, segundo mas grande, segunda mas grande',
  'third biggest': 'tercer mayor, tercera mayor',
  top: 'principal, principales, ranking, ranking de, clasificacion de',
  most: 'la mayoria, la mayor parte, sobre todo, principalmente, mas veces',
  'costs me most':
    'me cuesta mas, me sale mas cara, cuesta mas, me cuestan mas, mas me cuesta, mas me cuestan, me costo mas, mas me costo',
  // Averages.
  average:
    'media, promedio, promedios, gasto medio, coste medio, costo medio, precio medio, consumo medio, valor medio, de media, en promedio, de promedio, por termino medio, como media, como promedio, una media de, un promedio de, ticket medio por, gasto medio, promediar, el promedio de, suelo gastar, solemos gastar, suelo, solemos, suele, suelen',
  'average purchase':
    'ticket medio, ticket promedio, compra media, compra promedio, importe medio, gasto medio por compra',
  half: 'medio, media hora, media docena, media luna, media jornada, media pension, media barra, media botella',
  'average per week': 'semanal medio, semanal promedio, medio semanal, promedio semanal, media semanal',
  'average per month': 'mensual medio, mensual promedio, medio mensual, promedio mensual, media mensual',
  'average per day': 'diario medio, diario promedio, medio diario, promedio diario, media diaria',
  normally: 'normalmente, habitualmente, generalmente, por lo general, tipicamente, de normal, en un mes normal',
  typical: 'tipico, tipica, normal, habitual, corriente',
  'per day': 'por dia, al dia, cada dia, diario, diaria, diarios, diariamente, todos los dias, por jornada',
  'per week': 'por semana, a la semana, cada semana, semanal, semanales, semanalmente, todas las semanas',
  'per month': 'por mes, al mes, mensual, mensualmente, de mensualidad',
  'every month': 'cada mes, todos los meses, mes tras mes, mensuales',
  'month by month': 'mes a mes, mes por mes, por meses',
  'by month':
    'por mes desglosado, evolucion mensual, gasto por mes, gastos por mes, desglose por mes, desglose mensual',
  'per year': 'por ano, al ano, cada ano, anual, anuales, anualmente, todos los anos',
  'per purchase':
    'por compra, por ticket, por visita, por vez, por transaccion, por movimiento, por operacion, por pedido, cada compra, en cada compra, por cada compra, por salida, por viaje, por carga, por recarga, por ida, cada visita',
  'per meal': 'por comida, por cena',
  // Groups.
  category: 'categoria, rubro, partida',
  categories: 'categorias, rubros, partidas',
  'by category':
    'por categoria, por categorias, por rubro, por rubros, por partidas, por tipo, por tipo de gasto, segun la categoria, segun categoria, por concepto, por conceptos',
  shops: 'tiendas, comercios, establecimientos, negocios, locales, sitios, lugares',
  shop: 'tienda, comercio, establecimiento, negocio, local, sitio, lugar',
  'by shop': 'por tienda, por tiendas, por comercio, por comercios, por establecimiento, por negocio, por sitio',
  trend: 'tendencia, evolucion, progresion',
  // Kinds of rows.
  expense: 'gasto, desembolso, egreso, erogacion, consumo',
  expenses: 'gastos, desembolsos, egresos, consumos, salidas',
  purchase: 'compra',
  purchases: 'compras, comprillas',
  payment: 'pago',
  payments: 'pagos, abonos',
  charge: 'cargo, cobro a mi cuenta',
  charges: 'cargos',
  bill: 'recibo, factura',
  bills: 'recibos, facturas',
  income: 'ingreso, entrada de dinero, cobro, ganancia, ingreso total',
  earnings: 'ingresos, entradas de dinero, cobros, ganancias',
  transaction: 'movimiento, transaccion, operacion, apunte, asiento, ticket, tique, registro',
  transactions: 'movimientos, transacciones, operaciones, apuntes, asientos, tickets, tiques, registros',
  total:
    'total, totales, suma, sumatoria, suman, suma total, gran total, en total, totaliza, importe, importe total, monto, monto total, cuanto en total',
  visit: 'visita, fuimos, voy, vamos, ir, ido, pasado por',
  visits: 'visitas',
  // Filters.
  except:
    'sin contar, sin contar con, sin incluir, sin tener en cuenta, sin considerar, excepto, salvo, menos, quitando, descontando, restando, excluyendo, excluido, excluida, aparte de, aparte del, dejando fuera, dejando aparte, dejando de lado, dejando a un lado, a excepcion de, a excepcion del, con excepcion de, no incluyendo, que no sea, que no sean, que no fuera, fuera de, fuera del, sin, ignorando, obviando, exceptuando, eliminando, a parte de, al margen de, quitado, descontado, si quito, si quitamos, si descuento, si descontamos, sacando, que no fuese, menos el, menos la, menos los, menos las, distinto de, distintos de, no en',
  'everything except': 'todo menos, todo excepto, todo salvo',
  uncategorised:
    'sin categorizar, sin categoria, sin clasificar, no categorizado, no categorizados, no categorizadas, no clasificados, por categorizar, por clasificar, sin categorias, sin asignar, sin rubro, no tienen categoria, no tiene categoria',
  pending:
    'pendiente, pendientes, por revisar, sin revisar, para revisar, pendiente de revisar, pendientes de revisar, pendiente de revision, pendientes de revision, en revision, que revisar, por aprobar, pendientes de aprobar, sin aprobar, en la bandeja, borradores',
  tagged:
    'etiquetado, etiquetados, etiquetada, etiquetadas, con la etiqueta, con etiqueta, que lleva la etiqueta, que llevan la etiqueta, lleva la etiqueta, llevan la etiqueta',
  tag: 'etiqueta, etiquetas',
  // Judgements.
  unusual:
    'raro, rara, raros, raras, inusual, inusuales, extrano, extrana, extranos, extranas, sospechoso, sospechosa, sospechosos, fuera de lo normal, fuera de lo comun, fuera de lo habitual, anomalo, anomalos, anomalia, anomalias, atipico, atipicos, atipica, llamativo, llamativos, llamativa, anormal, anormales, que no cuadra, que no cuadre, poco habitual, poco habituales, inesperado, inesperados, se sale de lo normal, se salga de lo normal, chirria',
  'more than usual':
    'mas de lo normal, mas de lo habitual, mas de lo usual, mas de la cuenta, mas que de costumbre, mas de lo que suelo',
  'charged twice':
    'algo dos veces, lo mismo dos veces, dos veces lo mismo, cobrado dos veces, cobraron dos veces, cobro duplicado, cobros duplicados, cargo duplicado, cargos duplicados, duplicado, duplicados, duplicada, pagado dos veces, dos veces el mismo, doble cargo, doble cobro',
  recurring:
    'recurrente, recurrentes, periodico, periodicos, periodica, periodicas, domiciliado, domiciliados, domiciliacion, domiciliaciones, debitos automaticos, debito automatico, cargos automaticos, pagos automaticos, recibos domiciliados, fijo, fijos, fija, fijas, costos fijos, costes fijos, gastos fijos, regulares, que tengo contratado, compromisos',
  repeat: 'repite, repiten, repetido, repetidos, se repite, se repiten, que se repiten, vuelven',
  'monthly payments': 'pagos mensuales, cuotas mensuales, cargos mensuales, recibos mensuales, mensualidades',
  'yearly payments': 'pagos anuales, cargos anuales, recibos anuales, gastos anuales, cuotas anuales',
  'next payment':
    'proximo pago, proximo cargo, proximo cobro, proximo recibo, siguiente pago, siguiente cargo, siguiente cobro, proxima cuota, proximos pagos, proximos cargos, proximos recibos, proximos cobros',
  'next due':
    'me toca pagar, toca pagar, vence, vencen, se cobra, se paga, se carga, me cobran, me van a cobrar, hay que pagar el, hay que pagar la, me pasan, me llega el proximo, me llega la proxima',
  'when is the next':
    'cuando es el proximo, cuando es la proxima, cuando es el proximo cobro de, cuando sera el proximo cobro de, cuando es el proximo cobro, cuando sera el proximo cobro, cuando me toca, cuando toca, cuando vence, cuando me cobran, cuando me pasan, cuando sera el proximo, cuando viene el proximo, cuando es mi proximo, cuando hay que pagar, cuando tengo que pagar, cuando me llega el proximo',
  upcoming: 'por venir, venideros, se avecinan',
  // Shares and balances.
  percentage: 'porcentaje, tanto por ciento, proporcion, fraccion, porcion',
  'what share':
    'cuanto representa, cuanto representan, cuanto supone, cuanto suponen, que porcentaje, que tanto por ciento, que proporcion, que fraccion, que parte, que porcion, cuanto por ciento',
  'share of': 'que porcentaje de, que parte de, que proporcion de',
  'how much of my income': shares('mis ingresos', 'los ingresos', 'lo que gano', 'lo que ingreso', 'mi ingreso'),
  'how much of my salary': shares('mi sueldo', 'mi nomina', 'mi salario', 'lo que cobro', 'la nomina', 'el sueldo'),
  'how much of my spending': shares(
    'mi gasto',
    'mis gastos',
    'los gastos',
    'lo que gasto',
    'el gasto',
    'mi gasto total',
    'mis gastos totales',
    'todo lo que gasto',
  ),
  saved:
    'ahorre, ahorramos, ahorrado, ahorrar, ahorro, ahorros, ahorraste, ahorre yo, guarde, aparte dinero, he apartado, apartado',
  balance: 'balance, saldo, neto, resultado neto, cuentas, flujo de caja, diferencia entre ingresos y gastos',
  'is coming up': 'viene, vienen, llega, llegan, esta previsto, estan previstos',
  'have to pay':
    'hay que pagar, tengo que pagar, tenemos que pagar, debo pagar, debemos pagar, por pagar, queda por pagar',
  'after that': 'despues de eso, despues de esto, despues de pagarlo, tras eso',
  'left over': 'sobra, sobrara, me sobro, me sobra, sobro, ha sobrado, me ha sobrado, nos sobro, nos sobra, de sobra',
  surplus: 'superavit, excedente',
  deficit: 'deficit, numeros rojos, en rojo, en numeros rojos',
  'in the black': 'saldo positivo, en positivo, balance positivo',
  'in the red': 'saldo negativo, en negativo, balance negativo',
  'savings rate': 'tasa de ahorro, porcentaje de ahorro',
  'make ends meet': 'llego a fin de mes, llegue a fin de mes, llegamos a fin de mes, llegar a fin de mes',
  'income minus expenses': 'ingresos menos gastos, ingresos menos los gastos',
  'income versus expenses': `${EARNED_MORE.flatMap((phrase) => [phrase, `¿ ${phrase}`]).join(', ')}, ingresos frente a gastos, ingresos contra gastos, ingresos vs gastos, ingresos y gastos`,
}
