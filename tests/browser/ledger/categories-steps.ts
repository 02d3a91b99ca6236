import type { Page } from 'playwright-core'
import { CategoryTreeDocument } from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'

export async function treeOf(person: TestUser, count: number) {
  const { categories } = await person.graphql(CategoryTreeDocument, {})
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  return categories.slice(0, count).map(({ name, parentId }) => (parentId ? `${names.get(parentId)} › ${name}` : name))
}

export const choose = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}
