import {
  camelCase,
  fixtureName,
  freeName,
  kebabCase,
  pascalCase,
  singular,
  snakeCase,
  words,
} from './names.ts'

/** Everything that a resource is called, in code, on the wire and in sentences. */
export interface Names {
  /** `talent-notes`: files and folders. */
  resource: string
  /** `talentNotes` */
  camel: string
  /** `TalentNotes` */
  many: string
  /** `talent_notes`: path and table. */
  snake: string
  /** `talent notes` */
  manySaid: string
  /** `talent-note` */
  kebabItem: string
  /** `talentNote` */
  item: string
  /** `TalentNote` */
  type: string
  /** `talent note` */
  inWords: string
  /** `listTalentNotes` */
  list: string
  /** `aTalentNote` */
  fixture: string
}

export function namesOf(given: string | undefined): Names {
  const resource = kebabCase('资源名', given)
  const one = singular(resource)
  return {
    resource,
    camel: freeName(camelCase(resource)),
    many: pascalCase(resource),
    snake: snakeCase(resource),
    manySaid: words(resource),
    kebabItem: one,
    item: freeName(camelCase(one)),
    type: pascalCase(one),
    inWords: words(one),
    list: `list${pascalCase(resource)}`,
    fixture: fixtureName(one),
  }
}
