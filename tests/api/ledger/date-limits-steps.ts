export const edges: Record<string, { inside: string[]; outside: string[]; reversed: Record<string, string> }> = {
  Month: {
    inside: ['1900-01', '2200-12'],
    outside: ['0001-01', '1899-12', '2201-01', '9999-12', '10000-01', '2026-13'],
    reversed: { from: '2200-12', to: '1900-01' },
  },
  Date: {
    inside: ['1900-01-01', '2200-12-31'],
    outside: ['0001-01-01', '1899-12-31', '2201-01-01', '9999-12-31', '10000-01-01', '2026-02-30'],
    reversed: { from: '2200-12-31', to: '1900-01-01' },
  },
}
