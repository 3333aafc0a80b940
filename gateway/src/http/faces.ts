/** The ways into the gateway: who calls decides where tokens are read and how an answer is written. */
export type Face = 'api' | 'admin' | 'rest' | 'open' | 'other';

/** Face of a path or a route pattern, by how it begins, without case. */
export function faceOf(path: string): Face {
  if (/^\/?api\/open(?=[/?#]|$)/i.test(path)) return 'open';
  const first = /^\/?(api|admin|rest)(?=[/?#]|$)/i.exec(path)?.[1]?.toLowerCase();
  return (first as Face | undefined) ?? 'other';
}

/** Faces that answer with the legacy envelope. */
export function isLegacy(face: Face): boolean {
  return face === 'api' || face === 'admin';
}
