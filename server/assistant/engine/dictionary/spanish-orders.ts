/** An order in the forms for tú, usted, vos and ustedes, the infinitive, and "que …". */
function orders(...verbs: string[]): string {
  return verbs.flatMap((verb) => formsOfOrder(verb)).join(', ')
}

/** "Borra, borre, borren, borrar, borres" and "añade, añada, añadan, añadir, añadas". */
function formsOfOrder(verb: string): string[] {
  const stem = verb.slice(0, -2)
  const [own, other] = verb.endsWith('ar') ? ['a', 'e'] : ['e', 'a']
  const soft = verb.endsWith('ar') ? stem.replace(/g$/, 'gu').replace(/c$/, 'qu').replace(/z$/, 'c') : stem
  return [verb, `${stem}${own}`, `${soft}${other}`, `${soft}${other}n`, `${soft}${other}s`, `${stem}${own}d`]
}

/** Budgets, orders, refused requests, help and the words of dictations. */
export const SPANISH_ORDERS: Record<string, string> = {
  // Budgets.
  budget: 'presupuesto, presu, tope, partida presupuestaria',
  budgets: 'presupuestos, presus, topes',
  budgeted: 'presupuestado, presupuestada, presupuestados, planificado, planificada, previsto',
  limit: 'limite, limite de gasto',
  left: 'queda, quedan, me queda, me quedan, nos queda, nos quedan, restante, resta, restan, me resta, me restan, disponible, disponibles, quedaba, me sobra en, libre, me alcanza, alcanza, margen, de margen, que me queda, falta para',
  'have left': 'tengo disponible, tengo libre, nos queda disponible',
  'can i spend':
    'puedo gastar, podemos gastar, puedo seguir gastando, puedo gastarme, me puedo gastar, podria gastar, se puede gastar, aun puedo gastar, todavia puedo gastar, me permite gastar, puedo gastar aun, puedo gastar todavia',
  'over budget':
    'pasado de presupuesto, me he pasado del presupuesto, me pase del presupuesto, por encima del presupuesto, fuera de presupuesto, sobre el presupuesto, fuera del presupuesto, he superado el presupuesto, supere el presupuesto, me he salido del presupuesto, me sali del presupuesto, excedi el presupuesto, excedido el presupuesto, superado el presupuesto, pasamos del presupuesto, pasado del presupuesto',
  'have i overspent':
    '¿ me he pasado, ¿ nos hemos pasado, ¿ me he excedido, ¿ me estoy pasando, ¿ me pase, ¿ nos pasamos',
  overspent:
    'me he pasado, me pase, nos hemos pasado, nos pasamos, me estoy pasando, nos estamos pasando, me excedi, me he excedido, nos excedimos, excedido, excedida, excedidos, excedi, he superado, hemos superado, supere, superado, sobrepasado, sobrepase, he sobrepasado, rebasado, rebase, gaste de mas, gastado de mas, gastamos de mas, se me fue de mas, pasado de la raya, me he colado, se me ha ido la mano, se me fue la mano, me sali, te has pasado, se ha pasado, he rebasado',
  'how much over':
    'por cuanto me he pasado, por cuanto me pase, cuanto me he pasado, cuanto me pase, por cuanto nos hemos pasado, por cuanto nos pasamos, en cuanto me he pasado, en cuanto me pase, por cuanto me excedi, por cuanto me he excedido, por cuanto he superado, por cuanto supere, cuanto me excedi, cuanto nos hemos pasado, cuanto nos pasamos',
  'within budget':
    'dentro del presupuesto, dentro de presupuesto, dentro de mi presupuesto, cumplo el presupuesto, cumpli el presupuesto, cumplido el presupuesto, he cumplido el presupuesto, respetado el presupuesto, respeto el presupuesto, respete el presupuesto, voy bien de presupuesto, voy bien con el presupuesto, voy bien',
  'on track': 'al dia con el presupuesto, en linea con el presupuesto, en linea',
  'used up': 'agotado, agotada, agote, consumido, consumida',
  used: 'usado, usada, usados, llevo usado, utilizado, he usado, gastado del, llevo gastado del, llevo gastado de mi',
  'how much of the budget':
    'cuanto del presupuesto, cuanto de mi presupuesto, que parte del presupuesto, que porcentaje del presupuesto, cuanto presupuesto',
  'budget status': 'como voy, como vamos, como llevo, como va, como van, que tal voy, que tal vamos',
  status: 'estado de, estado del',
  'how am i doing on':
    'como voy de, como voy con, como voy en, como vamos de, como vamos con, como llevo lo de, como llevo el, como va el',
  set: `${orders('fijar', 'ajustar', 'configurar', 'asignar', 'programar')}, establece, establecer, establezca, define, definir, pon el presupuesto en, ponle`,
  'set the budget':
    'pon el presupuesto, poner el presupuesto, ponme el presupuesto, pon un presupuesto, ponme un presupuesto, poner un presupuesto, pon presupuesto, quiero un presupuesto',
  plan: 'planifica, planificar, presupuesta, presupuestar',
  raise: 'sube, subir, suba, subas, subeme, eleva, elevar',
  increase: 'aumenta, aumentar, incrementa, incrementar, amplia, ampliar',
  lower: 'baja, bajar, baje, bajas, bajame',
  reduce: 'reduce, reducir, reduzca, recorta, recortar, disminuye, disminuir',
  // Orders to change records or to move money.
  delete: `${orders('borrar', 'eliminar', 'suprimir')}, deshazte de, cargate, elimina`,
  remove: `${orders('quitar', 'retirar')}`,
  clear: `${orders('vaciar', 'limpiar', 'resetear', 'reiniciar')}, vacies, vacie`,
  approve: `${orders('aprobar', 'aceptar', 'validar', 'confirmar')}, aprueba, apruebe, aprueben, apruebes, dar por bueno, da por bueno, dale el visto bueno, da el visto bueno a`,
  discard: `${orders('descartar', 'rechazar')}`,
  undo: 'deshaz, deshacer, deshaga, revierte, revertir, anula, anular, cancela, cancelar',
  'last change': 'ultimo cambio, ultima modificacion, ultima accion, cambio anterior',
  change: `${orders('cambiar', 'modificar', 'editar', 'corregir', 'actualizar', 'renombrar', 'alterar')}, corrige, corrija, corrijas`,
  move: 'mueve, mover, mueva, muevas, traslada, trasladar',
  categorise: `${orders('categorizar', 'recategorizar', 'clasificar', 'reclasificar')}`,
  merge: 'fusiona, fusionar, une, unir, junta, juntar, combina, combinar',
  split: 'divide, dividir, divida, dividas, reparte, repartir, parte en, partir en',
  archive: `${orders('archivar')}`,
  reviewed: 'revisado, revisados, revisada, revisadas',
  mark: `${orders('marcar')}`,
  invite: 'invita a, invitar a, invite a',
  import: `${orders('importar')}`,
  create: 'crea, crear, cree, crees, creame, haz un, hazme un, haz una, genera, generar',
  transfer: `${orders('transferir', 'traspasar')}, transfiere, transfiera, transfieras, transfieran`,
  'make a transfer':
    'haz una transferencia, hazme una transferencia, hacer una transferencia, haz un traspaso, haz un bizum, hazle un bizum, hacer un bizum, hagas una transferencia, haz un giro, manda un bizum, envia un bizum',
  send: `${orders('enviar', 'mandar', 'girar')}, envia, envie a, enviale, mandale`,
  pay: 'paga, pagale, pagues, paguen, paga la, liquida, abona, abonale',
  'make a payment': 'haz un pago, realiza un pago, haz el pago, hacer un pago, realizar un pago, efectua un pago',
  invest: 'invierte, invertir, invierta',
  buy: 'comprame, compranos',
  book: 'reserva, reservame, reservanos',
  withdraw: 'saca dinero, sacar dinero, retira dinero',
  'can you':
    'puedes, podes, podrias, puede, podria, me puedes, me podrias, eres capaz de, serias capaz de, te importa, te importaria, puedes por favor',
  'i want you to': 'quiero que, quisiera que, necesito que, me gustaria que, haz que, te pido que',
  'i want to': 'quiero, quisiera, necesito, deseo, me gustaria',
  // Other people's books and secrets.
  neighbours: 'vecino, vecina, vecinos, vecinas, del vecino, del de al lado',
  'other organizations':
    'otras organizaciones, otra organizacion, otras empresas, otra empresa, otros grupos, otro hogar, otros hogares, demas organizaciones, las demas organizaciones, todas las organizaciones, cada organizacion, otras familias',
  'other users':
    'otros usuarios, de otros usuarios, otro usuario, de otro usuario, otra usuaria, demas usuarios, los demas usuarios, todos los usuarios, otros clientes, otras cuentas, otras personas, otra persona, de los demas, los demas, de alguien mas, de otra gente, de otros, mi jefe gana, gana mi jefe, cobra mi jefe, gana mi jefa, gana mi companero, cobra mi companero, gana mi cunado, gasta mi jefe',
  'whole database': 'toda la base de datos, base de datos entera, base de datos completa, la base de datos',
  password: 'contrasena, contrasenas, clave, claves, clave de acceso, pin, credenciales, password, clave secreta',
  'api key': 'clave api, clave de api, claves api, api key, token, token de acceso, llave api',
  'system prompt':
    'prompt, prompt del sistema, instrucciones del sistema, mensaje del sistema, tus instrucciones, tus reglas, instrucciones internas, tus ordenes',
  'ignore your instructions':
    'ignora tus instrucciones, ignora las instrucciones, ignora todas las instrucciones, olvida tus instrucciones, olvida las instrucciones, olvidate de tus instrucciones, ignora las reglas, ignora tus reglas, ignora lo anterior, salta las reglas, olvida todo lo anterior, ignora las instrucciones anteriores',
  'you are now':
    'ahora eres, a partir de ahora eres, finge ser, finge que eres, actua como, haz como si fueras, comportate como, hazte pasar por',
  'admin rights':
    'permisos de administrador, hazme administrador, hazme administradora, modo administrador, acceso de administrador, hazme admin, hazme propietario, derechos de administrador, modo desarrollador',
  // Help and greetings.
  help: 'ayuda, ayudame, ayudarme, socorro, necesito ayuda, auxilio',
  'what can you do':
    'que puedes hacer, que sabes hacer, que haces, que podes hacer, que sabes, que mas puedes hacer, que cosas puedes hacer, que cosas sabes hacer, cuales son tus funciones, para que sirves, para que sirve esto, para que sirve, que ofreces, que eres capaz de hacer, que funciones tienes, en que me puedes ayudar, en que puedes ayudarme, en que me podes ayudar, como puedes ayudarme, como me puedes ayudar',
  'what can i ask':
    'que puedo preguntar, que puedo preguntarte, que te puedo preguntar, que puedo pedirte, que te puedo pedir, que preguntas puedo hacer, que puedo decir, que puedo decirte, que cosas puedo preguntar, que preguntas entiendes, que entiendes',
  'how does this work':
    'como funciona, como funcionas, como funciona esto, como se usa, como se usa esto, como se utiliza, como te uso, como lo uso, como se maneja, como va esto, como empiezo, como usarte, como uso esto',
  'how do i add':
    'como anado, como agrego, como apunto, como registro, como anoto, como meto, como introduzco, como se anade',
  'who are you': 'quien eres, que eres, eres un robot, eres humano, eres una ia, eres real, quien sos',
  examples: 'ejemplos, ejemplo, un ejemplo, dame un ejemplo, dame ejemplos, ponme un ejemplo, algun ejemplo',
  hello:
    'hola, buenas, ola, holi, saludos, que tal estas, buenos dias, buenas tardes, buenas noches, hola buenas, muy buenas',
  thanks: 'gracias, muchas gracias, mil gracias, te lo agradezco, muy amable',
  // Dictations.
  record: `${orders('apuntar', 'anotar', 'registrar')}, anota que, apunta que, registra que, toma nota de, toma nota, deja constancia de, apuntes, registres, dar de alta, da de alta`,
  add: `${orders('anadir', 'agregar', 'sumar', 'incluir')}, anade, incluye, mete, meteme, pon, ponme, poner, ponle, pones, anadas`,
  'new expense': 'nuevo gasto, gasto nuevo',
  'new transaction': 'nuevo movimiento, nuevo apunte, nuevo ingreso',
  'add an expense':
    'anade un gasto, anade un gasto de, agrega un gasto, agrega un gasto de, mete un gasto, mete un gasto de, pon un gasto, crea un gasto, crea un gasto de, registra un gasto, registra un gasto de, apunta un gasto, apunta un gasto de, anota un gasto, anota un gasto de, nuevo gasto de, anadir un gasto, agregar un gasto, apuntar un gasto, registrar un gasto, crear un gasto',
  'record an income of':
    'anade un ingreso, anade un ingreso de, agrega un ingreso, agrega un ingreso de, mete un ingreso de, crea un ingreso, crea un ingreso de, registra un ingreso, registra un ingreso de, apunta un ingreso, apunta un ingreso de, anota un ingreso, anota un ingreso de, nuevo ingreso de',
  remember: 'acuerdate de que, acuerdate de, recuerda, recuerda que, no olvides, que no se me olvide, acordate',
  'i mean':
    'quiero decir, digo, quise decir, o sea, me refiero a, mejor dicho, perdon, perdona, disculpa, me equivoque, corrijo, correccion, rectifico, mas bien, en realidad, espera, no espera, ay no, uy no, no perdon, no perdona, no no, no digo, no eran, no fueron, no era, no fue, eran, que diga, mejor, no mejor, perdon eran, perdon fueron, no quiero decir, no me equivoque, no corrijo, esperate, aguanta',
  no: 'no, nope',
  category:
    'ponlo en, metelo en, ponlo como, categoria de, en la categoria, en la categoria de, con la categoria, categoria',
}
