import { CategoriesDocument } from './generated.ts'
import { Refusal, type TestPerson } from './people.ts'
import { expect } from './test.ts'

/** An expense as a test needs it: only what it is about is given. */
export function expense(details: { categoryId?: string; amount?: string; date?: string; description?: string }) {
  return { type: 'EXPENSE' as const, amount: '1.00', description: '', date: '2026-03-31', ...details }
}

/** The id of somebody's category with a name. */
export async function categoryOf(person: TestPerson, name: string): Promise<string> {
  const { categories } = await person.graphql(CategoriesDocument, {})
  const found = categories.find((category) => category.name === name)
  if (!found) throw new Error(`There is no category ${name}.`)
  return found.id
}

/** Does what one may do only so often in a moment: what the server refuses as too much at once is done a little later. */
export async function inTime(act: () => Promise<unknown>): Promise<void> {
  const isDone = async () => {
    try {
      await act()
      return true
    } catch (error) {
      if (error instanceof Refusal && error.code === 'RATE_LIMITED') return false
      throw error
    }
  }
  await expect.poll(isDone, { interval: 200 }).toBe(true)
}
