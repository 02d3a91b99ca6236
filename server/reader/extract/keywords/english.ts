import type { Dictionary } from '../kinds.ts'

export const english: Dictionary = {
  payable: `
    grand total, total due, amt due, bill amount, check total, guest total, total bill, total cost, amount due, balance due, total payable, amount payable, total amount payable,
    net payable, total to pay, to pay, amount to be paid, net total, nett total, rounded total,
    total after rounding, total rounded, total after adj, total incl, total inclusive, total amount due,
    invoice total, order total, bill total, amt payable, total charge, net amount payable, final total,
    total sales incl, total sales inclusive, total amount incl, amt paid incl, total paid, amount paid,
    total incl vat, please pay, pay this amount, total net payable, total after discount, nett amt, due`,
  total: `total, ttl, total amount, total amt, tot amt, tot amount, total sales, total sale, nett, net amt, total rm, total price`,
  subtotal: `
    subtotal, sub total, total excluding, total excl, total sales excluding, total exclusive, total amount excl, s total, sub ttl, total before tax, merchandise total, items total, food total, amount before,
    total before, goods total, total gross, gross total, gross amount`,
  net: `
    excluding, excl, exclusive, excluded, taxable, net amount, net sales, before tax, without tax, total excluding,
    total excl, total sales excluding, zero tax, goods value, taxable amount, tax base, non taxable, exempt,
    zero rated, gst taxable`,
  tax: `
    tax, gst, vat, sst, sales tax, hst, pst, qst, gst payable, gst amount,
    tax amount, service tax, gov tax, state tax, local tax, food tax, liquor tax, city tax, county tax,
    gst amt, get`,
  included: `incl, inclusive, including, included, inc, with gst, with vat, with tax`,
  rounding: `
    rounding, round adj, rounding adj, rounding adjustment, round off, roundoff, round amt, cash rounding,
    bill rounding, round adjustment, rnd adj, rounding amount, adjustment, round`,
  cash: `
    cash, cash received, cash tendered, tendered, tender, amount tendered, received, paid, payment, paid cash,
    accepted total, cash paid, cash payment, amount received, cash rm, amt tendered, tend, pay`,
  change: `
    change, chg, change due, cash change, change given, balance, change balance, your change, change amount, change rm,
    prepay refund`,
  card: `
    visa, mastercard, master card, card, credit card, debit card, amex, american express, maestro, debit, credit,
    eftpos, contactless, paypal, apple pay, google pay, touch n go, grabpay, nets, cashless, paid by, card payment,
    visa card, interac, discover, transaction amount, amex card`,
  discount: `
    discount, disc, less, coupon, voucher, total discount, promo, promotion, markdown, member discount,
    item discount, bill discount, comp, loyalty discount, rebate, reduction`,
  tip: `tip, gratuity, tips, suggested tip`,
  service: `
    service charge, service chg, serv charge, svc chg, svc charge, srv chg, service chrg, svc, delivery,
    delivery fee, shipping, surcharge, booking fee, packaging, bag fee, serv chg, card fee, credit card fee,
    kitchen fee, processing fee, convenience fee, card surcharge`,
  quantity: `
    qty, quantity, total qty, tot qty, total quantity, item count, items, no of items, total items, item qty,
    items sold, number of items, total item, quantity out, pcs, total pcs, qty total, item sold, pieces,
    total qty items, ttl qty`,
  savings: `you saved, savings, your savings, total savings, you save, total saved, amount saved, saving`,
  points: `
    points, points earned, total points, bonus points, point, points awarded, reward, stamps, member points,
    balance points, points balance, prepay deposit, loyalty, card balance, gift card balance`,
  date: `
    date, invoice date, date issued, issued, bizdate, sales date, date of issue, order date, transaction date,
    bill date, date time, created, date of purchase, trans date, printed on`,
  'other-date': `
    next appointment, next visit, next service, next service due, reminder, follow up, offer ends, due date, original sale, orig purchase, orig sale, original purchase, original receipt, original date, orig date, expiry, expires, valid until, valid till, valid, delivery date, return by, best before, payment due,
    exp date, birth, since, until, starting, effective, approved, due, print date, as of, exchange, redeem, period,
    act`,
  table: `
    gst summary, tax summary, gst analysis, vat summary, tax code, tax analysis, vat analysis, gst rate, vat rate,
    sst summary, tax rate, rate net vat, gst breakdown, summary`,
  title: `
    tax invoice, invoice, receipt, cash bill, cash sales, cash sale, bill, simplified tax invoice, guest check,
    sales receipt, official receipt, order, take out, dine in, eat in, take away, duplicate, reprint, re print,
    copy, welcome, thank you, customer copy, merchant copy, guest bill, delivery order, statement, check,
    proforma invoice, tax inv, original, cash receipt, sale`,
  customer: `bill to, sold to, ship to, customer, name, attn, deliver to, invoice to, member`,
  header: `
    description, item, qty, price, amount, u price, unit price, rsp, code, s price, uom, particulars, product,
    rate, desc, disc, no, tax, u p, amt, selling price, total`,
  carried: `carried forward, brought forward, continued on next page, continued overleaf, carried over`,
  none: `
    cashier, cash carry, cashback, taxi, gst reg, gst no, gst id, gst reg no, gst registration, tax id, vat no,
    vat reg, vat id, card no, card number, card type, card entry, account, tax invoice, cash bill, cash sales,
    cash sale, cash register, credit note, vat number, gst number, discount card, check, debit card no, totally,
    previous balance, balance forward, opening balance, fuel total, fuel sale, items below, sales tax id, exchange, changed, card issuer, tax reg, sst no, sst id, sst reg, gst reg number`,
}
