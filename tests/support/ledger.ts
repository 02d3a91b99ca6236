import { CategoriesDocument } from './generated.ts'
import type { TestUser } from './people.ts'

export function expense(details: { categoryId?: string; amount?: string; date?: string; description?: string }) {
  return { type: 'EXPENSE' as const, amount: '1.00', description: '', date: '2026-03-31', ...details }
}

export async function categoryOf(person: TestUser, name: string): Promise<string> {
  const { categories } = await person.graphql(CategoriesDocument, {})
  const found = categories.find((category) => category.name === name)
  if (!found) throw new Error(`There is no category ${name}.`)
  return found.id
}
