/** 1 for what one report of each paper has, 0 for what all have. */
export type Rarity<Fact> = (fact: Fact) => number

export function rarityIn<Fact>(papers: readonly (readonly ReadonlySet<Fact>[])[]): Rarity<Fact> {
  const counts = new Map<Fact, number>()
  for (const facts of papers.flat()) {
    for (const fact of facts) counts.set(fact, (counts.get(fact) ?? 0) + 1)
  }
  const ofPaper = (count: number) => Math.log(Math.max(count / papers.length, 1))
  const all = ofPaper(Math.max(papers.flat().length, 2 * papers.length))
  return (fact) => 1 - ofPaper(counts.get(fact) ?? 1) / all
}
