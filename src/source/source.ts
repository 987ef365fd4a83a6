/**
 * Where answers come from: a path with its query, as `addressOf` builds it, to a response.
 * Rejects with Upstream when nothing that is an answer came.
 */
export type Source = {
  fetch(path: string): Promise<Response>;
  /** What is served, in words for the operator. */
  readonly label: string;
};
