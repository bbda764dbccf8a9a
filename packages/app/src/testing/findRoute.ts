/** Server access for a story that computes its route. */
export interface StoryServer {
  /** Response to a GET of the owner. */
  read<Answer>(path: string): Promise<Answer>
  /** Link in the recovery email of an account. */
  askRecovery(mail: string): Promise<string>
  /** Link to another email that the owner has asked for. */
  askEmail(mail: string): Promise<string>
}

/** Computes a route that depends on the data in the database. */
export type FindRoute = (server: StoryServer) => Promise<string>
