/** What a story may ask of its server to find out where it begins. */
export interface StoryServer {
  /** What a GET answers to the owner. */
  read<Answer>(path: string): Promise<Answer>
  /** Where the link leads that somebody gets who has forgotten the password. */
  askRecovery(mail: string): Promise<string>
}

/** An address that depends on what the database holds. */
export type FindRoute = (server: StoryServer) => Promise<string>
