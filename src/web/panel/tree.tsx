import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

/** A line of a tree: what is drawn and read aloud, and what lies below it. */
export interface TreeNode {
  readonly id: string;
  readonly row: JSX.Element;
  readonly children?: readonly TreeNode[];
  /** What choosing it does; a line with children folds instead. */
  readonly onChoose?: () => void;
}

interface TreeProps {
  readonly name: string;
  readonly nodes: readonly TreeNode[];
  /** The ids of the lines that are folded. */
  readonly folded: ReadonlySet<string>;
  onFold(id: string): void;
}

interface Visible {
  readonly node: TreeNode;
  readonly parent: string | null;
  /** Depth, place among its brothers, and their number: from 1. */
  readonly level: number;
  readonly place: number;
  readonly of: number;
}

/** The lines that are to be seen, from the top down. */
export const visibleIn = (
  nodes: readonly TreeNode[],
  folded: ReadonlySet<string>,
  parent: string | null = null,
  level = 1,
): readonly Visible[] =>
  nodes.flatMap((node, i) => [
    { node, parent, level, place: i + 1, of: nodes.length },
    ...(node.children === undefined || folded.has(node.id)
      ? []
      : visibleIn(node.children, folded, node.id, level + 1)),
  ]);

/** What a key does in a tree: the line it leads to, or whether the line folds or is chosen. */
export const treeKey = (
  lines: readonly Visible[],
  folded: ReadonlySet<string>,
  at: string,
  key: string,
): { readonly to: string } | 'fold' | 'choose' | null => {
  const i = lines.findIndex(({ node }) => node.id === at);
  if (i < 0) return null;
  const { node, parent } = lines[i];
  const lead = (to: string | null | undefined) => ({ to: to ?? at });
  const isBranch = node.children !== undefined;
  const isFolded = folded.has(at);
  switch (key) {
    case 'ArrowDown':
      return lead(lines[i + 1]?.node.id);
    case 'ArrowUp':
      return lead(lines[i - 1]?.node.id);
    case 'Home':
      return lead(lines[0].node.id);
    case 'End':
      return lead(lines.at(-1)?.node.id);
    case 'ArrowRight':
      return isBranch && isFolded ? 'fold' : lead(node.children?.[0]?.id);
    case 'ArrowLeft':
      return isBranch && !isFolded ? 'fold' : lead(parent);
    case 'Enter':
    case ' ':
      return isBranch ? 'fold' : 'choose';
    default:
      return null;
  }
};

/** A tree as the keyboard knows it: one line has the focus, and arrow keys lead to the others. */
export const Tree = ({ name, nodes, folded, onFold }: TreeProps): JSX.Element => {
  const root = useRef<HTMLDivElement>(null);
  const seat = useSignal('');
  const lines = visibleIn(nodes, folded);
  const at = lines.some(({ node }) => node.id === seat.value) ? seat.value : lines[0]?.node.id;

  const use = (node: TreeNode): void => {
    seat.value = node.id;
    if (node.children === undefined) node.onChoose?.();
    else onFold(node.id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const meant = treeKey(lines, folded, at, event.key);
    if (meant === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (meant === 'choose' || meant === 'fold') {
      const line = lines.find(({ node }) => node.id === at);
      if (line !== undefined) use(line.node);
      return;
    }
    seat.value = meant.to;
    root.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(meant.to)}"]`)?.focus();
  };

  return (
    <div ref={root} class="tree" role="tree" aria-label={name} onKeyDown={onKeyDown}>
      {lines.map(({ node, level, place, of }) => (
        <div
          key={node.id}
          class={`tree-row tree-row-${level}`}
          role="treeitem"
          aria-level={level}
          aria-posinset={place}
          aria-setsize={of}
          aria-selected={false}
          aria-expanded={node.children === undefined ? undefined : !folded.has(node.id)}
          tabIndex={node.id === at ? 0 : -1}
          data-line={node.id}
          onClick={() => use(node)}
        >
          {node.row}
        </div>
      ))}
    </div>
  );
};
