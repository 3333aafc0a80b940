import { useEffect, useState } from 'react';
import type { PointerEvent } from 'react';
import type { BranchRow } from './row-tree';
import { dropTargetId } from './row-tree';

/** The attribute by which a row under the pointer is known. */
export const ROW_ATTRIBUTE = 'data-tree-row';

interface Drag {
  readonly id: number;
  /** The row whose place it would take now. */
  readonly target: number | null;
}

/** Dragging a row by its handle, with mouse, pen or finger; Escape lets it go where it was. */
export function useRowDrag(rows: readonly BranchRow[], onDrop: (id: number, target: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return;
    const cancel = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setDrag(null);
    };
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, [isDragging]);

  const targetOf = (id: number, { clientX, clientY }: PointerEvent): number | null => {
    const under = document.elementFromPoint(clientX, clientY)?.closest(`[${ROW_ATTRIBUTE}]`);
    under?.scrollIntoView({ block: 'nearest' });
    return under ? dropTargetId(rows, id, Number(under.getAttribute(ROW_ATTRIBUTE))) : null;
  };

  const handle = (id: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ id, target: null });
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag) setDrag({ id, target: targetOf(id, event) });
    },
    onPointerUp: (event: PointerEvent) => {
      const target = drag ? targetOf(id, event) : null;
      setDrag(null);
      if (target !== null) onDrop(id, target);
    },
    onPointerCancel: () => setDrag(null),
  });
  return { drag, handle };
}
