interface Tree {
  readonly [name: string]: string | Tree
}

/** CSS variables of a tree of tokens. */
export function declare(values: Tree, path = '--portal'): string {
  return Object.entries(values)
    .map(([name, value]) =>
      typeof value === 'string' ? `${path}-${name}: ${value};` : declare(value, `${path}-${name}`),
    )
    .join('\n')
}
