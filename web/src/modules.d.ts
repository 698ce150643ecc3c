declare module 'virtual:catalogues*' {
  const ways: Record<string, () => Promise<{ default: string }>>;
  export default ways;
}

/** What Python in the browser is made of, as web/python/pack.mjs packs it; paths are below `python/`. */
declare module 'virtual:python-part' {
  interface Script {
    path: string;
    bytes: number;
  }
  /** A file that is compressed as brotli and as gzip, with its sizes; `bytes` is that of the file itself. */
  interface Compressed extends Script {
    br: number;
    gz: number;
  }
  const part: { loader: string; scripts: Script[]; files: Compressed[] };
  export default part;
}
