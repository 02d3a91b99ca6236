/** 'transaction_date' → 'transactionDate' */
export const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
