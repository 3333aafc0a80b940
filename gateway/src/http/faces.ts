/** The ways into the gateway: who calls decides where tokens are read and how an answer is written. */
export type Face = 'api' | 'admin' | 'rest' | 'other';

/** Face of a path or a route pattern, by its first part, without case. */
export function faceOf(path: string): Face {
  const first = /^\/?(api|admin|rest)(?=[/?#]|$)/i.exec(path)?.[1]?.toLowerCase();
  return (first as Face | undefined) ?? 'other';
}

/** Faces that answer with the legacy envelope. */
export function isLegacy(face: Face): boolean {
  return face === 'api' || face === 'admin';
}
