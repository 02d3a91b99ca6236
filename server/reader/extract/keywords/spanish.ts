import type { Dictionary } from '../kinds.ts'

export const spanish: Dictionary = {
  payable: `
    total a pagar, importe total, total factura, a pagar, total eur, total euros, importe a pagar, total compra,
    total ticket, total iva incl, total iva incluido, total iva inc, total con iva`,
  total: `total, importe, suma`,
  subtotal: `subtotal, sub total, total parcial, suma parcial`,
  net: `base imponible, base, sin iva, neto, base imp, imponible`,
  tax: `iva, cuota, igic, impuesto, impuestos, cuota iva, i v a, itbis`,
  included: `incluido, iva incluido, inc, con iva, iva incl`,
  rounding: `redondeo`,
  cash: `efectivo, entregado, entrega, recibido, metalico, pagado, contado, dinero`,
  change: `cambio, devolucion, su cambio, vuelto, a devolver, devuelto, cambio efectivo`,
  card: `tarjeta, tarjeta credito, tarjeta bancaria, tarj bancaria, tarjeta debito`,
  discount: `descuento, dto, dcto, bonificacion, vale, rebaja, cupon`,
  tip: `propina`,
  service: `servicio, envio, gastos de envio, cubierto`,
  quantity: `cantidad, articulos, unidades, uds, num articulos, cant, ud, lineas`,
  savings: `ahorro, ha ahorrado, usted ha ahorrado, total ahorro`,
  points: `puntos, saldo puntos`,
  date: `fecha, fecha factura, fecha emision, fecha hora`,
  'other-date': `proxima cita, proxima revision, garantia hasta, cambios hasta, vencimiento, valido hasta, caduca, caducidad, hasta`,
  table: `base cuota, iva base, tipo base, detalle iva, desglose iva, base imponible cuota, tipo iva`,
  title: `
    factura, factura simplificada, ticket, recibo, nota, bienvenido, gracias, gracias por su visita,
    fra simplificada, copia, copia cliente, documento, albaran, ticket de venta`,
  customer: `cliente, datos cliente, facturar a`,
  header: `descripcion, articulo, precio, importe, cant, producto, concepto, p unit, p u`,
  carried: `suma y sigue, suma anterior`,
  none: `cajero, cajera, caja, n iva, le atendio, tarjeta cliente, num tarjeta, no tarjeta`,
}
