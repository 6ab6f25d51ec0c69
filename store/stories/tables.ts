/** Which articles are the same story. */
export interface StoryTables {
  story_article: StoryArticleTable
  story_issue: StoryIssueTable
  sister_story: SisterStoryTable
}

/** An article in the version of its issue that `story_issue` names. */
export interface StoryArticleTable {
  /** Its place, as in the search index: see row-id.ts. */
  id: number
  /** The id of its region. */
  article_id: string
  story_id: number
  /** Null for an article without words. */
  text_hash: number | null
  /** Numbers, separated by commas. */
  anchors: string
  section: string
  section_kn: string | null
}

/** The version of an issue whose articles have stories. */
interface StoryIssueTable {
  issue_id: string
  version: string
  revision: number
  /** FINGERPRINT_VERSION of its rows. */
  fingerprints: number
  /** Increases with every change of the issue's stories. */
  serial: number
  /** 0 until the stories have been compared with those of the sister paper. */
  is_compared: number
}

/** Two stories about the same event, one in each paper. Each pair has two rows, one for each direction. */
interface SisterStoryTable {
  story_id: number
  sister_id: number
}
