/** One event of a stream: its kind and its data. */
export interface StreamEvent {
  readonly kind: string;
  readonly data: string;
}

/** Takes the text of an event stream in whatever pieces it comes, and gives the whole events in it; comments are passed over. */
export class EventReader {
  private rest = '';

  take(text: string): StreamEvent[] {
    const parts = (this.rest + text).split('\n\n');
    this.rest = parts.pop() ?? '';
    return parts.flatMap((part) => {
      const lines = part.split('\n');
      const valuesOf = (name: string): string[] =>
        lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
      const data = valuesOf('data');
      return data.length === 0 ? [] : [{ kind: valuesOf('event')[0] ?? 'message', data: data.join('\n') }];
    });
  }
}
