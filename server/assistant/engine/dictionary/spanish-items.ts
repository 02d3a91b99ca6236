const FIRST_NAMES =
  'ana maria carmen isabel laura cristina marta lucia elena raquel paula sara sofia julia irene beatriz bea nuria ' +
  'silvia teresa patricia andrea claudia eva rocio monica veronica camila valentina daniela gabriela mariana ' +
  'alejandra fernanda juan jose manuel antonio francisco javier carlos daniel miguel rafael pedro alejandro fernando ' +
  'luis pablo jorge alberto sergio diego adrian david raul ivan enrique ramon vicente oscar ruben joaquin santiago ' +
  'alvaro andres hugo mateo nicolas tomas emilio ignacio gonzalo jaime guillermo ricardo eduardo roberto rodrigo pepe ' +
  'paco nacho lola ximena esteban felipe gustavo mauricio hector victor samuel gabriel simon bruno mama papa chino china'

/** Common words that are no typos of other words. */
const COMMON_WORDS =
  'puente trabajo empresa oficina ciudad pueblo calle plaza barrio mundo vida hombre mujer padre madre padres marido esposa novio novia pareja jefe jefa companero vecindad senor senora lado mano punto caso forma manera modo numero nombre grupo problema historia pagina imagen ejemplar prueba cambio camino campo centro cuerpo derecho efecto fuerza guerra idea interior ley linea mar medida memoria mente mirada noticia papel paso departamento planta politica presencia proceso programa proyecto razon realidad relacion reunion sala seguridad sentido servicio sistema situacion sociedad suelo tema tierra trabajador vista voz zona banco caja bolsillo cosa mercancia playa montana bosque rio lago isla norte sur oeste derecha izquierda arriba abajo cerca lejos pronto quizas claro cierto posible importante necesario simple facil dificil feliz triste joven rojo verde azul blanco negro amarillo tarjeta cajero hermana madrid barcelona sevilla valencia mexico bogota lima sobrino sobrina suegro suegra nuera yerno nieto nieta padrino madrina vecindario'

/** Spanish items by an English item of the same category in `category-words.ts`. First names are no typos. */
export const SPANISH_ITEMS: Record<string, string> = {
  bread:
    'pan, panes, barra de pan, leche, huevos, huevo, verdura, verduras, fruta, frutas, carne, pescado, queso, quesos, mantequilla, arroz, macarrones, espaguetis, fideos, yogur, yogures, harina, manzana, manzanas, platano, platanos, bananas, tomate, tomates, patata, patatas, papas, cebolla, cebollas, cereales, jamon, embutido, pollo, atun, aceite, aceite de oliva, azucar, sal, legumbres, lentejas, garbanzos, frijoles, tortillas, aguacate, aguacates, limones, naranjas, galletas, mermelada, chocolate, botella de agua, refrescos, zumo, jugo, carniceria, pescaderia, fruteria, panaderia, verduleria, mercado, tianguis, mercadillo, congelados, lacteos, ternera, cerdo, salchichas, lechuga, zanahorias, ajo, miel, nata, conservas, tienda de abarrotes, bodega, colmado, charcuteria',
  lunch:
    'almuerzo, almuerzos, una comida, comida con, comida de trabajo, comida de empresa, comida de negocios, la comida del, la comida de ayer, la comida de hoy, comi, comimos, comido, almorce, almorzamos, almorzar, menu, menu del dia, comida corrida, comidas, comida china, comida rapida, comida para llevar, lonche',
  'lunch #': 'comida #',
  'supermarket #': 'la compra #',
  dinner: 'cena, cenas, cene, cenamos, cenar, cenado, cenita',
  breakfast: 'desayuno, desayunos, desayune, desayunamos, desayunar, desayunado, brunch',
  snack: 'merienda, meriende, merendar, tentempie, aperitivo, picoteo, antojo, antojitos, botana, picada',
  coffee:
    'cafe, cafes, cafelito, cafecito, cortado, cortados, cappuccino, capuchino, expreso, cafe con leche, cafe para llevar, tinto con leche, infusion, chocolate con churros',
  tea: 'un te, te verde, mate',
  'coffee shop': 'cafeteria, cafeterias, heladeria, chocolateria',
  bakery: 'pasteleria, confiteria',
  beer: 'cerveza, cervezas, cana, canas, birra, birras, chela, chelas, jarra de cerveza, caña',
  wine: 'vino, vinos, botella de vino, copa de vino, tinto, cava',
  cocktails: 'copas, copa, cubata, cubatas, coctel, cocteles, trago, tragos, gin tonic, vermut, chupitos, bebidas',
  sandwich:
    'bocadillo, bocadillos, bocata, bocatas, sandwich, sandwiches, torta, tortas, montadito, empanada, empanadas, arepa, arepas, hamburguesa, hamburguesas, perrito caliente, hot dog, pincho, pinchos, tapa, tapas, racion, raciones, kebab, taco, tacos, burrito, burritos, pizza, pizzas, sushi, ramen, paella, churros, croissant, cruasan, napolitana, bolleria, bollo, magdalena, tostada, tostadas, helado, helados, tarta, pastel, pasteles, donuts, ensalada, sopa, asado, parrilla, choripan, completo, ceviche, patatas fritas, papas fritas, tamales, medialunas, facturas dulces, pupusas, quesadillas, batido, comida a domicilio, pincho de tortilla',
  pub: 'bar, bares, taberna, cantina, chiringuito, mesón, meson, discoteca bar, comedor, comedor de la empresa, fonda, pizzeria, hamburgueseria, marisqueria, asador, chifa, taqueria, terraza',
  electricity:
    'luz, electricidad, recibo de la luz, factura de la luz, factura de luz, corriente, recibo de luz, cuenta de la luz, corriente electrica, boleta de luz',
  water:
    'agua, recibo del agua, factura del agua, factura de agua, recibo de agua, cuenta del agua, suministro de agua',
  'gas bill':
    'gas, gas natural, recibo del gas, factura del gas, factura de gas, recibo de gas, butano, bombona, bombona de butano, garrafa de gas, tanque de gas',
  heating: 'calefaccion, aire acondicionado, gasoil de calefaccion',
  energy: 'energia',
  'waste collection': 'basuras, tasa de basura, tasa de basuras, recogida de basuras, alcantarillado',
  mobile:
    'movil, celular, celu, tarifa del movil, plan del celular, recarga del movil, recarga del celular, recarga de celular, datos moviles, tarjeta sim, recarga, plan de datos, linea movil',
  landline: 'telefono fijo, fijo de casa',
  taxi: 'taxi, taxis, cabify, didi, remis, remises, vtc',
  bus: 'bus, autobus, autobuses, buses, colectivo, colectivos, camion, micro, guagua, bondi, combi, autocar, boleto de camion, boleto de autobus, billete de autobus, billete de bus, boleto de colectivo, ecobici, transmilenio, pesero',
  metro:
    'metro, subte, subterraneo, boleto de metro, billete de metro, tarjeta sube, tarjeta de transporte, abono transporte, abono de transporte, bonometro, metrobus, tarjeta del metro',
  train:
    'tren, trenes, cercanias, ave, tranvia, billete de tren, boleto de tren, billetes de tren, ferrocarril, billete de ave, abono de tren',
  fare: 'pasaje, pasajes, billete, billetes, boleto, boletos, bonobus, viaje en taxi, viaje en tren, viaje en bus, viaje en metro, bicicleta compartida, patinete, patinete electrico, ferri, ferry, moto compartida, carrera de taxi',
  parking:
    'aparcamiento, parking, estacionamiento, parquimetro, zona azul, plaza de garaje, garaje, cochera, parqueadero, aparcar, estacionar',
  tolls: 'peaje, peajes, caseta, casetas, autopista, cuota de autopista, telepeaje',
  garage:
    'taller, mecanico, revision del coche, reparacion del coche, cambio de aceite, aceite del coche, neumaticos, neumatico, ruedas, llantas, itv, verificacion, gomeria, refaccion, refacciones, bateria del coche, lavado del coche, lavar el coche, lavadero, autolavado, tunel de lavado, recarga del coche, carga electrica, arreglo del coche, pinchazo, verificacion vehicular',
  'road tax': 'impuesto de circulacion, tenencia, patente del auto',
  doctor:
    'medico, medica, doctor, doctora, dra, consulta medica, consulta, pediatra, dermatologo, ginecologo, psicologo, psicologa, psiquiatra, terapia, terapeuta, fisio, fisioterapia, fisioterapeuta, osteopata, podologo, clinica, hospital, analisis, analisis de sangre, analitica, urgencias, radiografia, revision medica, especialista, vacuna',
  dentist: 'dentista, odontologo, ortodoncia, clinica dental, limpieza dental, empaste, dental',
  pharmacy:
    'farmacia, medicamento, medicamentos, medicinas, pastillas, aspirina, ibuprofeno, paracetamol, jarabe, receta, vitaminas, tiritas, remedios, botica, antibiotico, mascarillas, crema solar',
  optician: 'optica, gafas, lentes, lentillas, lentes de contacto, oculista, oftalmologo, anteojos',
  'car insurance': 'seguro del coche, seguro de coche, seguro del auto, seguro de auto, seguro del carro',
  'home insurance': 'seguro del hogar, seguro de hogar, seguro de la casa, seguro de casa, seguro hogar',
  'life insurance': 'seguro de vida',
  'health insurance': 'seguro medico, seguro de salud, seguro de gastos medicos, mutua, prepaga, obra social, isapre',
  'travel insurance': 'seguro de viaje',
  'bicycle insurance': 'seguro de la bici, seguro de bicicleta, seguro de la bicicleta, seguro bicicleta',
  'pet insurance': 'seguro de mascotas, seguro del perro',
  haircut:
    'peluqueria, peluquero, peluquera, corte de pelo, corte de cabello, corte, barbero, barberia, estilista, tinte, mechas, me corte el pelo, salon de belleza, pelu, estetica corporal',
  shampoo:
    'champu, jabon, gel de ducha, gel, pasta de dientes, dentifrico, desodorante, maquillaje, perfume, colonia, crema, cremas, crema hidratante, cuchillas, maquinillas, manicura, pedicura, unas de gel, depilacion, masaje, masajes, spa, cepillo de dientes, compresas, tampones, drogueria, perfumeria, maquinilla de afeitar, esmalte',
  shoes:
    'zapato, zapatos, zapatillas, zapatilla, deportivas, tenis, sandalias, botas, botines, tacones, calzado, zapateria, playeras, chanclas',
  jacket: 'abrigo, abrigos, chaqueta, chaquetas, chamarra, campera, cazadora, anorak, chubasquero, parka',
  shirt:
    'camisa, camisas, camiseta, camisetas, polera, remera, remeras, playera, blusa, blusas, jersey, jerseis, sueter, sudadera, polo, buzo',
  trousers:
    'pantalon, pantalones, vaqueros, jeans, pantalones cortos, shorts, falda, faldas, pollera, vestido, vestidos, traje, corbata, calcetines, medias, ropa interior, calzoncillos, bragas, sujetador, pijama, banador, bikini, bufanda, guantes, gorro, gorra, sombrero, cinturon, tintoreria, lavanderia, sastre, costurera, bolso, bolsos, cartera de piel, arreglo de ropa',
  sofa: 'sofa, sillon, silla, sillas, mesa, escritorio, cama, colchon, lampara, lamparas, estanteria, armario, cortinas, alfombra, toallas, sabanas, edredon, almohada, almohadas, cojines, espejo, manta, mantas, comoda',
  detergent:
    'detergente, lavavajillas, lejia, suavizante, productos de limpieza, limpieza, estropajos, bolsas de basura, papel higienico, papel de cocina, fregona, escoba, servilletas, limpiadora, limpiador, asistenta, empleada del hogar, senora de la limpieza, muchacha',
  plumber:
    'fontanero, plomero, gasista, electricista, cerrajero, carpintero, pintor, albanil, manitas, jardinero, fumigacion',
  'hardware store':
    'ferreteria, herramientas, herramienta, taladro, martillo, tornillos, pintura, bombilla, bombillas, focos, foco, pilas, enchufe, destornillador, brocha, bazar, los chinos, tienda de los chinos',
  'washing machine':
    'lavadora, lavarropas, secadora, nevera, frigorifico, heladera, refrigerador, lavaplatos, microondas, horno, aspiradora, hervidor, tostadora, cafetera, batidora, plancha, electrodomestico, electrodomesticos, ventilador, sarten, sartenes, ollas, olla, platos, vasos, cubiertos, vajilla, freidora',
  plants: 'plantas, planta, jardin, macetas, jardineria, vivero, semillas',
  nursery:
    'guarderia, jardin de infancia, escuela infantil, ludoteca, jardin infantil, jardin maternal, estancia infantil',
  babysitter: 'canguro, ninera, nana, babysitter',
  toys: 'juguete, juguetes, munecas, muneca, jugueteria, peluche, munequito, puzzle',
  nappies: 'panales, panal, toallitas, potitos, leche de formula, biberon, carrito, cochecito, chupete',
  'pocket money': 'propina de los ninos, paga de los ninos, paga semanal',
  'school trip':
    'excursion del cole, excursion escolar, campamento, campamento de verano, extraescolares, comedor escolar, actividades extraescolares',
  dog: 'perro, perra, perrito, pienso, comida del perro, comida para el perro, comida de perro, correa, pienso del perro, croquetas del perro, paseador',
  cat: 'gato, gata, gatito, comida del gato, comida para el gato, comida de gato, arena del gato, arena para gatos, arenero',
  vet: 'veterinario, veterinaria',
  cinema:
    'cine, cines, entrada de cine, entradas de cine, entradas del cine, entradas para el cine, boletos de cine, boletos para el cine, pelicula, peliculas, peli, pelis, palomitas',
  theatre: 'teatro, teatros, obra de teatro, opera, musical, circo, monologo, espectaculo',
  concert:
    'concierto, conciertos, recital, festival, festivales, entradas, entrada, entradas del concierto, boletos del concierto, boletos para el concierto, entradas para el concierto',
  museum:
    'museo, museos, exposicion, zoo, zoologico, acuario, parque de atracciones, parque tematico, parque de diversiones',
  game: 'videojuego, videojuegos, juego, juegos, juego de mesa, consola, billar, bolos, boliche, karaoke, escape room, loteria comprada, quiniela, loteria, casino, apuestas, escalada',
  'match ticket':
    'partido, entrada del partido, entradas del partido, futbol, entradas de futbol, entrada de futbol, estadio, baloncesto',
  nightclub: 'discoteca, disco, antro, boliche bailable, sala de fiestas',
  gym: 'gimnasio, gym, gimnasios',
  app: 'aplicacion, aplicaciones, app, apps, licencia, dominio, hosting, almacenamiento en la nube, nube, periodico digital, suscripcion al periodico, suscripcion a la revista, antivirus, vpn',
  flight:
    'vuelo, vuelos, avion, aviones, billete de avion, billetes de avion, boleto de avion, boletos de avion, pasaje de avion, pasajes de avion, tiquete de avion, pasaje aereo, pasajes aereos, aeropuerto, aerolinea, facturar maleta',
  hotel:
    'hotel, hoteles, hostal, hostales, alojamiento, albergue, pension, casa rural, camping, resort, parador, apartamento turistico, posada',
  suitcase: 'maleta, maletas, mochila, equipaje, visado, visa',
  'car rental':
    'alquiler de coche, alquiler de coches, coche de alquiler, renta de auto, renta de coche, alquiler de auto, rent a car',
  cruise: 'crucero, cruceros, excursion, excursiones',
  books: 'libro, libros, novela, novelas, libreria, comic, comics, libro de texto, libros de texto, revista, revistas',
  course:
    'curso, cursos, clase, clases, leccion, taller de, talleres, academia, clases de ingles, clase de ingles, clases de yoga, curso de ingles, clases particulares, profesor particular, profesora particular, universidad, facultad, master, examen, examenes, autoescuela, clases de conducir, conferencia, diplomado, oposiciones, carrera universitaria, clases de piano, clases de guitarra, ingles, idiomas',
  stationery:
    'papeleria, cuaderno, cuadernos, libreta, boligrafo, boligrafos, lapices, material escolar, utiles escolares, utiles, boli, bolis, rotuladores',
  'birthday present':
    'regalo de cumpleanos, regalo de cumple, regalo de reyes, regalo de navidad, regalos de navidad, regalo de boda, regalo de bodas, regalos de cumpleanos, regalo de aniversario',
  flowers: 'flores, ramo, ramo de flores, floristeria, rosas, bombones',
  'parking fine':
    'multa de aparcamiento, multa de trafico, multa de transito, multa de velocidad, multa de estacionamiento',
  'tax bill':
    'renta anual, cuota de autonomos, autonomos, irpf, isr, iva, iva trimestral, impuesto sobre la renta, declaracion anual',
  'property tax': 'ibi, contribucion urbana, impuesto de bienes inmuebles',
  'passport fee':
    'pasaporte, dni, gestoria, notario, notaria, contador, asesoria, gestor, asesor fiscal, registro civil, renovacion del dni, carnet de conducir, licencia de conducir, tramite, tramites',
  'atm fee': 'comision del cajero, comision de cajero, descubierto, cuota de la tarjeta, anualidad de la tarjeta',
  bonus:
    'bono, bonus, horas extra, horas extras, prima, paga de beneficios, extra de navidad, pago de nomina, gratificacion, finiquito, utilidades',
  client:
    'cliente, clientes, factura cobrada, facture, cobro de factura, encargo, consultoria, diseno, diseno de logo, diseno web, logo, logotipo, comision de venta, traduccion',
  'savings interest': 'intereses de la cuenta, intereses de ahorro, interes de la cuenta, intereses del banco',
  stocks: 'acciones, bolsa, fondos, fondo de inversion, criptomonedas, bitcoin, cetes',
  cashback:
    'cashback, devolucion de hacienda, devolucion de la renta, devolucion de impuestos, fianza devuelta, devolucion de la fianza',
  'birthday money': 'dinero de cumpleanos, herencia, premio de la loteria, premio',
  'sale of': 'venta de, venta del, vendido en wallapop, venta en wallapop',
  parcel: 'paquete, envio, envios, correos, paqueteria, sellos, mensajeria, gastos de envio',
  lawyer: 'abogado, abogada',
  advertising: 'publicidad, anuncios',
  laptop:
    'portatil, ordenador, computadora, compu, tableta, tablet, impresora, cargador, auriculares, audifonos, television, tele, televisor, monitor, teclado, raton inalambrico, camara',
  bicycle: 'bicicleta, bici, bicis',
  grandma: 'abuela, abue, abuelita, yaya, abuelo, abuelito',
  brother: 'hermano, hermana, primo, prima, tio, tia, cunado, cunada',
  friend: 'amigo, amiga, amigos, amigas, colega, colegas',
  ...Object.fromEntries(`${FIRST_NAMES} ${COMMON_WORDS}`.split(' ').map((name) => [name, name])),
}
