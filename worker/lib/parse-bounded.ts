import { fromParse5 } from 'hast-util-from-parse5'
import {
  defaultTreeAdapter,
  type DefaultTreeAdapterTypes,
  parseFragment,
  Tokenizer,
  type TreeAdapter,
} from 'parse5'

/** Elements open at once: an article has about ten. */
const MAX_OPEN_ELEMENTS = 200

/** Elements in all: the longest text may be half a megabyte, but no article is made of more. */
const MAX_ELEMENTS = 20_000

class BeyondBounds extends Error {}

type Tree = ReturnType<typeof fromParse5>

/**
 * The tree that a browser would make of an HTML fragment, or nothing for a text that is built to exhaust its parser.
 * Elements are counted while the tree grows and not in the text: an end tag in a comment closes nothing, and elements
 * that the parser reopens by itself are nowhere in the text.
 */
export function parseBounded(html: string): Tree | undefined {
  try {
    return fromParse5(
      parseFragment(html, { treeAdapter: boundedAdapter(html), scriptingEnabled: false }),
    )
  } catch (error) {
    if (error instanceof BeyondBounds) return undefined
    throw error
  }
}

function boundedAdapter({
  length,
}: string): TreeAdapter<DefaultTreeAdapterTypes.DefaultTreeAdapterMap> {
  // The shortest tag has three characters; many more elements mean that the parser reopens the same ones again and again.
  let left = Math.min(MAX_ELEMENTS, 200 + length / 3)
  let open = 0
  return {
    ...defaultTreeAdapter,
    createElement(...given) {
      left -= 1
      if (left < 0) throw new BeyondBounds()
      return defaultTreeAdapter.createElement(...given)
    },
    onItemPush() {
      open += 1
      if (open > MAX_OPEN_ELEMENTS) throw new BeyondBounds()
    },
    onItemPop() {
      open -= 1
    },
  }
}

const leaveOut = () => {}

/** The text between the tags of HTML that is too much to parse; the tokenizer that finds it makes no tree. */
export function textOfTags(html: string): string {
  const pieces: string[] = []
  const add = ({ chars }: { chars: string }) => void pieces.push(chars)
  const separate = () => void pieces.push(' ')
  const tokenizer = new Tokenizer(
    {},
    {
      onCharacter: add,
      onWhitespaceCharacter: add,
      onStartTag: separate,
      onEndTag: separate,
      onNullCharacter: leaveOut,
      onComment: leaveOut,
      onDoctype: leaveOut,
      onEof: leaveOut,
    },
  )
  tokenizer.write(html, true)
  return pieces.join('')
}
