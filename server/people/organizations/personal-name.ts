export function personalName(person: string): string {
  const [given = person] = person.split(/\s+/)
  return `${[...given].slice(0, 60).join('')}'s finances`
}
