/** What we use of Pyodide. */
export interface Python {
  pyimport(name: string): Record<string, (...given: unknown[]) => unknown>;
  toPy(value: unknown): unknown;
  runPython(code: string): unknown;
}

export function startPython(given: {
  loadPyodide: (options: object) => Promise<Python>;
  folder: string;
  library: string;
  archives: (Uint8Array | Promise<Uint8Array>)[];
  env?: Record<string, string>;
}): Promise<Python>;
