/** A JSON number with its original digits: 0.10 stays 0.10. */
export class JsonNumber {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}
