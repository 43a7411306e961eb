/** A row that may have rows below it, to any depth. */
export interface TreeNode<Node> {
  readonly id: string;
  readonly children?: readonly Node[] | undefined;
}

/** A line of a tree as it is drawn and as a screen reader counts it. */
export interface TreeLine<Node> {
  readonly node: Node;
  /** From 1. */
  readonly level: number;
  /** Among its siblings, from 1. */
  readonly position: number;
  readonly siblings: number;
  /** `null`: it has no rows below it. */
  readonly isOpen: boolean | null;
  /** The line of its parent; -1 at the top. */
  readonly parent: number;
}

/** The lines of a tree, of which closed parts are left out. */
export const treeLines = <Node extends TreeNode<Node>>(
  nodes: readonly Node[],
  isOpen: (id: string) => boolean,
): readonly TreeLine<Node>[] => {
  const lines: TreeLine<Node>[] = [];
  const add = (siblings: readonly Node[], level: number, parent: number) => {
    for (const [at, node] of siblings.entries()) {
      const open = node.children ? isOpen(node.id) : null;
      lines.push({ node, level, position: at + 1, siblings: siblings.length, isOpen: open, parent });
      if (node.children && open) add(node.children, level + 1, lines.length - 1);
    }
  };
  add(nodes, 1, -1);
  return lines;
};
