/** Cuts a stream of bytes into lines; a line over the limit is dropped as it comes, never kept. */
export interface LineCutter {
  /** The lines that these bytes complete; null stands for one that was too long. */
  cut(bytes: Uint8Array): (string | null)[];
  /** What was left without an end of line. */
  end(): (string | null)[];
}

const NEWLINE = 10;

export const lineCutter = (limit: number): LineCutter => {
  let parts: Uint8Array[] = [];
  let length = 0;
  const keep = (bytes: Uint8Array): void => {
    length += bytes.length;
    if (length > limit) parts = [];
    else if (bytes.length > 0) parts.push(bytes);
  };
  const take = (): string | null => {
    const line = length > limit ? null : Buffer.concat(parts).toString('utf8');
    parts = [];
    length = 0;
    return line;
  };
  return {
    cut(bytes) {
      const lines: (string | null)[] = [];
      let from = 0;
      for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, from)) {
        keep(bytes.subarray(from, at));
        lines.push(take());
        from = at + 1;
      }
      keep(bytes.subarray(from));
      return lines;
    },
    end: () => (length === 0 ? [] : [take()]),
  };
};
