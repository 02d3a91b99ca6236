import type { Dictionary } from '../kinds.ts'

export const portuguese: Dictionary = {
  payable: `
    total a pagar, valor total, total fatura, valor a pagar, total documento, total liquido, total eur, total geral,
    total a liquidar, total iva incluido, total com iva`,
  total: `total, valor, montante, soma`,
  subtotal: `subtotal, sub total, total parcial, total iliquido`,
  net: `base, incidencia, base tributavel, sem iva, valor sem iva, total sem iva, base de incidencia`,
  tax: `iva, valor iva, imposto, total de iva, i v a`,
  included: `incluido, iva incluido, com iva`,
  rounding: `arredondamento`,
  cash: `numerario, dinheiro, entregue, valor entregue, recebido, valor recebido, pago`,
  change: `troco, a devolver`,
  card: `cartao, multibanco, cartao de credito, cartao de debito, mb way, cartao credito, cartao debito, mbway`,
  discount: `desconto, descontos, desconto cartao, poupanca imediata, desconto imediato, talao de desconto, vale`,
  tip: `gorjeta, gratificacao`,
  service: `taxa de servico, portes, portes de envio, deposito`,
  quantity: `qtd, quantidade, artigos, n artigos, total artigos, unidades, total de artigos`,
  savings: `poupou, poupanca, total poupado, poupanca total`,
  points: `pontos, saldo cartao, saldo em cartao, pontos acumulados`,
  date: `data, data hora, data de emissao, data emissao`,
  'other-date': `validade, data de vencimento, vencimento, valido ate, trocas ate, data limite`,
  table: `taxa incidencia, taxa base iva, resumo iva, resumo do iva, iva base, taxa iva`,
  title: `
    fatura, fatura simplificada, fatura recibo, recibo, talao, original, duplicado, obrigado, bem vindo,
    segunda via, nota de credito, talao de venda`,
  customer: `cliente, consumidor final, exmo sr`,
  header: `descricao, artigo, preco, qtd, total, valor, preco unitario`,
  carried: `a transportar`,
  none: `
    caixa, operador, contribuinte, n contribuinte, nif, nipc, nif cliente, cartao n, cartao cliente, n cartao,
    capital social`,
}
