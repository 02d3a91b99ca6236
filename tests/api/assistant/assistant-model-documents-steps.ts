export const printed = {
  merchant: 'Corner Shop',
  date: '2026-03-14',
  currency: 'USD',
  total: '9.00',
  tax: null,
  items: [
    { name: 'Milk', quantity: '1', amount: '1.20' },
    { name: 'Bread', quantity: '1', amount: '3.50' },
    { name: 'Shampoo', quantity: null, amount: 4.3 },
  ],
}
