/** The contract as an OpenAPI document. It describes every host, so the build writes it. */
import { openApi } from '#/contract/openapi/openapi.ts';

export const prerender = true;

export function GET(): Response {
  return Response.json(openApi());
}
