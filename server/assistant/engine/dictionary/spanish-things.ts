/** Spanish names of the categories by an English name in `category-words.ts`. */
export const SPANISH_THINGS: Record<string, string> = {
  supermarket:
    'supermercado, supermercados, super, hiper, hipermercado, comestibles, viveres, abarrotes, ultramarinos, alimentacion, la despensa, despensa, compra semanal, la compra semanal, compra del mes, compra del super, compra de la semana, compra grande, hacer la compra, hacer compra, hice la compra, hicimos la compra, hago la compra, hacer el super, hacer la despensa, el mandado, mandado, compra de comida, compra de alimentos, la compra en el super',
  food: 'comida, alimentos, comida y bebida, comestible, alimentarme, en alimentos, morfi',
  'eating out':
    'comer fuera, comer afuera, comidas fuera, comida fuera, cenar fuera, comi fuera, comimos fuera, comido fuera, cene fuera, cenamos fuera, cenado fuera, almorzar fuera, almorce fuera, desayunar fuera, desayune fuera, como fuera, comer por ahi, cenas fuera, salir a comer, salir a cenar, restaurante, restaurantes, restauracion, restoran, resto, restos, comer, comidas y cenas, bares y restaurantes, restaurantes y bares, salidas a comer, comidas en restaurantes, hosteleria',
  rent: 'alquiler, alquileres, la renta, renta, rentas, arriendo, arrendamiento, alquiler del piso, renta del departamento, renta de la casa, casero, casera',
  mortgage: 'hipoteca, hipotecas, letra de la casa, letra del piso',
  housing: 'vivienda, alojamiento fijo',
  utilities:
    'suministros, servicios basicos, servicios del hogar, luz y agua, luz y gas, luz agua y gas, luz y agua y gas, agua y luz, gas y luz, agua luz y gas, servicios publicos, facturas de la casa, facturas del hogar, recibos de la casa, recibos del hogar, consumos del hogar',
  'phone and internet':
    'telefono e internet, internet y telefono, telecomunicaciones, movil e internet, internet y movil, telefonia',
  'phone bill':
    'telefono, factura del telefono, factura de telefono, recibo del telefono, factura del movil, factura de movil, recibo del movil, linea telefonica, cuenta del telefono, cuenta del celular',
  internet: 'fibra, banda ancha, adsl, wifi, internet, factura de internet, recibo de internet',
  transport:
    'transporte, transportes, transporte publico, movilidad, desplazamientos, locomocion, moverme, transporte colectivo',
  'car and fuel': 'coche y gasolina, auto y nafta, carro y gasolina, coche y combustible',
  car: 'coche, auto, carro, automovil, vehiculo, mi coche, autos, coches, el coche',
  petrol:
    'gasolina, gasofa, nafta, combustible, combustibles, gasoil, gasoleo, diesel, bencina, carburante, repostar, gasolinera, gasolineras, estacion de servicio, llenar el deposito, llenar el tanque, tanquear, llene el deposito, llene el tanque, llenar el coche, echar gasolina, bomba de gasolina',
  health: 'salud, sanidad, medico y farmacia, gastos medicos, salud y farmacia, farmacia y salud',
  medicine: 'medicina',
  insurance: 'seguro, seguros, poliza, polizas, aseguradora, prima del seguro',
  'personal care':
    'cuidado personal, aseo, aseo personal, higiene, higiene personal, cosmetica, cosmeticos, belleza, estetica',
  clothing: 'ropa, vestimenta, prendas, moda, vestuario, indumentaria, ropa y calzado, ropita, trapos',
  household:
    'hogar, casa, la casa, para la casa, articulos del hogar, cosas de casa, cosas para la casa, menaje, hogar y reparaciones, limpieza del hogar',
  repairs:
    'reparacion, reparaciones, arreglos, arreglo de la casa, obras, reformas, mantenimiento de la casa, bricolaje',
  furniture: 'mueble, muebles, mobiliario',
  children:
    'ninos, hijos, los ninos, los hijos, hijo, hija, nino, nina, chicos, nenes, crios, peques, los peques, bebe, el bebe, bebes',
  pets: 'mascota, mascotas, animales',
  'children and pets': 'hijos y mascotas, ninos y mascotas',
  childcare: 'cuidado de los ninos, cuidado infantil',
  entertainment: 'ocio, entretenimiento, diversion, tiempo libre, fiesta, fiestas, espectaculos, marcha',
  'going out': 'salir, salidas, salir de fiesta, salir de copas, irme de fiesta, salir por ahi',
  hobbies: 'aficiones, hobby, hobbies, aficion, pasatiempos',
  subscriptions:
    'suscripcion, suscripciones, abono mensual, plataformas, plataformas de streaming, membresia, membresias, subscripciones, suscripcion a',
  software: 'programas informaticos, software',
  travel: 'viajes, viajar, vacaciones, turismo, escapadas, escapada, veraneo',
  trip: 'viaje, el viaje a, viaje a, viaje de, el viaje de, viaje por',
  education: 'educacion, formacion, estudios, ensenanza, aprendizaje',
  school: 'colegio, escuela, cole, instituto, escolar',
  tuition: 'matricula, colegiatura, mensualidad del colegio',
  'gifts and donations': 'regalos y donaciones, donaciones y regalos',
  gift: 'regalo, obsequio, detalle para, regalito',
  gifts: 'regalos, obsequios, regalitos',
  donation: 'donacion, donativo, limosna, aportacion benefica',
  donations: 'donaciones, donativos, caridad, ong, ongs, beneficencia',
  taxes: 'impuesto, impuestos, tributos, hacienda, declaracion de la renta, predial',
  'bank fees':
    'comision, comisiones, comisiones bancarias, comision bancaria, comisiones del banco, gastos bancarios, comision del banco, cargos bancarios, mantenimiento de la cuenta, mantenimiento de cuenta',
  'taxes and bank fees': 'impuestos y comisiones, impuestos y tasas',
  fine: 'multa, multas, sancion, recargo',
  fees: 'tasas, tasa, honorarios',
  'other expenses': 'otros gastos, gastos varios, varios, miscelanea, gastos diversos',
  // Income.
  salary:
    'nomina, nominas, sueldo, sueldos, salario, salarios, paga mensual, quincena cobrada, paga extra, la paga, mi paga, jornal, aguinaldo, haberes, me pagaron la quincena, mi sueldo, remuneracion',
  freelance:
    'autonomo, freelance, trabajos por mi cuenta, trabajo por mi cuenta, por cuenta propia, trabajo autonomo, chamba, changa, changas, curro extra, trabajillo, trabajillos, chapuza',
  'business and freelance': 'negocio y freelance, actividad profesional',
  interest: 'interes, intereses, rendimientos, rendimiento',
  dividends: 'dividendo, dividendos',
  investments: 'inversion, inversiones',
  refunds:
    'devolucion, devoluciones, reembolso, reembolsos, reintegro, reintegros, reembolsos y devoluciones, devoluciones y reembolsos',
  'gifts received': 'regalos recibidos, regalo recibido, dinero regalado',
  'other income': 'otros ingresos, otras entradas, ingresos varios, ingresos extra, ingreso extra',
}
