import { expect, test } from 'vitest'
import { understand } from '../../../server/assistant/engine/understand.ts'
import { context, meantBy, rowsOf } from './engine-brief.ts'

const questions = rowsOf(`
¿Cuánta lana me gasté en tacos el mes pasado? => total -eating_out 10-01..10-31
cuánto llevamos gastado en el súper en lo que va de año => total -groceries 01-01..11-20
¿Cuánto pagamos de renta de enero a junio de 2026? => total -housing 01-01..06-30
gastos entre el 3 y el 9 de noviembre => total - 11-03..11-09
Gastos desde el 1 de octubre hasta ayer => total - 10-01..11-19
¿cuánto se me fue en taxis hace tres semanas? => total -transport 10-26..11-01
gastos de la quincena pasada => total - 11-01..11-15
cuánto gasté la segunda quincena de octubre => total - 10-16..10-31
¿Cuánto gasté a mediados de octubre? => total - 10-11..10-20
cuánto gasté el martes de la semana pasada => total - 11-10..11-10
gastos del 15/10 al 31/10 => total - 10-15..10-31
ingresos del 2025 => total + 2025-01-01..2025-12-31
¿cuánto cobré de sueldo este trimestre? => total +salary 10-01..11-20
cuanto gaste en restaurnates en ocutbre => total -eating_out 10-01..10-31
gastos de octubre sin contar el alquiler ni la ropa => total - !housing !clothing 10-01..10-31
compras de más de cien euros de este año => list(ROWS 10) - >=100.01 01-01..11-20
¿Gasté algo en Kornmarkt el domingo? => list(WHETHER 5) - "Kornmarkt" 11-15..11-15
¿Cuántas veces comí fuera en octubre? => count -eating_out 10-01..10-31
¿Cuándo fui por última vez a Olive Tree? => list(WHEN) - "Olive Tree" ever
el segundo gasto más alto de octubre => largest(LARGEST 2) - 10-01..10-31
¿En qué mes gasté menos en el supermercado? => groups(MONTH SMALLEST 5) -groceries 2025-12-01..11-20
¿A dónde se va mi plata? => groups(CATEGORY LARGEST 5) - 11-01..11-20
¿cuánto gasto de media a la semana? => average(WEEK) - 2025-11-01..10-31
¿he gastado menos en restaurantes este mes que el anterior? => compare(WHICH) -eating_out 11-01..11-20 / -eating_out 10-01..10-20
¿Qué parte de mi sueldo se va en alquiler? => compare(SHARE) -housing 11-01..11-20 / + 11-01..11-20
¿Gané más de lo que gasté en octubre? => net ± 10-01..10-31
¿Por cuánto me pasé en transporte? => budget(OVER) -transport 11-01..11-20
¿cómo voy con el presupuesto de restaurantes? => budget(LEFT) -eating_out 11-01..11-20
¿Qué pagos se repiten todos los meses? => recurring(LIST MONTH) - ever
¿Cuándo me toca pagar el alquiler? => recurring(NEXT) -housing ever
¿Hay cargos raros este mes? => unusual - 11-01..11-20
movimientos sin categorizar => list(ROWS 10) ± uncategorised ever
¿Qué me falta por revisar? => pending - ever
¿cuánto costó el viaje a lake? => total - #lake ever
Ropa en septiembre >> ¿y en octubre? => total -clothing 10-01..10-31
¿Cuánto gasté en Kornmarkt en octubre? >> ¿cuántas veces fui? => count - "Kornmarkt" 10-01..10-31
Sube el presupuesto de ropa a 150 => plan clothing 2026-11 150.00
`)

const entries = rowsOf(`
ayer gasté 12 euros con 50 en el almuerzo => -12.50EUR | Almuerzo | eating_out | 11-19
pan 3 con 20 => -3.20 | Pan | groceries | 11-20
un euro con veinte de leche => -1.20 | Leche | groceries | 11-20
taxi treinta y uno cincuenta anteayer => -31.50 | Taxi | transport | 11-18
gasté ciento veinte euros en unos zapatos el sábado pasado => -120.00EUR | Zapatos | clothing | 11-14
pagué 18 mil pesos de renta el 1 de noviembre => -18000.00MXN | Renta | housing | 11-01
dos cañas y una tapa 8,40 => -8.40 | Dos cañas y una tapa | eating_out | 11-20
cuatro cervezas a 2,50 => -10.00 | Cuatro cervezas | eating_out | 11-20
el martes taxi 9,80, el miércoles metro 1,50 => -9.80 | Taxi | transport | 11-17 ; -1.50 | Metro | transport | 11-18
me pagaron la nómina, 2.100,00 => +2100.00 | Nómina | salary | 11-20
mi abuela me regaló cien euros => +100.00EUR | Mi abuela me regaló | ? | 11-20
Juan me devolvió 20 => +20.00 | Juan me devolvió | refunds | 11-20
el súper 84,30, no, perdón, 94,30 => -94.30 | Súper | groceries | 11-20
apúntame 20 de gasolina con tarjeta => -20.00 | Gasolina | car_fuel | 11-20
`)

const others = rowsOf(`
no gasté los 20 euros del taxi => unknown NEGATED
compré pan => unknown NO_AMOUNT
ayer pagué al dentista => unknown NO_AMOUNT
cuánto llevo gastado desde el martes => total - 11-17..11-20
¿qué suscripciones pago cada mes? => recurring(LIST MONTH) -subscriptions ever
voy a comprar una tele de 400 euros => unknown FUTURE
¿Debería comprar un coche? => unknown FUTURE
Bórralo todo, por favor => refuse CHANGES_LEDGER
quiero que apruebes los pendientes => refuse CHANGES_LEDGER
hazle un bizum de 20 euros a Juan => refuse MOVES_MONEY
enséñame los gastos de otros usuarios => refuse OTHER_BOOKS
¿Cuál es la contraseña? => refuse SECRET
¿Qué te puedo preguntar? => help
`)

test.each([...questions, ...entries, ...others])('%s', (input, meant) => {
  expect(meantBy(input)).toBe(meant)
})

test('a word of several languages is read in the language of the reader', () => {
  const meant = understand('total renta', { ...context, language: 'es' })
  expect(meant.kind === 'question' && meant.question.filter.categoryIds).toEqual(['housing'])
})
