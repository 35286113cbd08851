import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import ts from 'typescript'
import { startCommand } from './command.ts'

/**
 * Finds text in islands that React could not remove or change on a page that a browser has translated: translators put each text
 * node into elements of their own. Text is safe alone in an element: React then replaces all that the element holds, or the
 * element itself (`client/ui/changing-text.tsx`).
 */
const FOLDER = 'client/islands/'
/** Drawn by islands too. */
const DRAWN = 'client/ui/'

const RULES = {
  beside: 'text beside other children: put it into an element of its own',
  returned: 'a component that is bare text: return an element, or a string from a function',
  message: 'a message that comes, goes or moves: format it to a string, in <ChangingText>',
  values: 'a message with text in it that changes: format it to a string, in <ChangingText>',
  element: 'a message with an element in it that is replaced: give the element around it a key',
}

export interface BareText {
  /** `file:line`. */
  at: string
  rule: keyof typeof RULES
}

/** Every text in the islands of a program, and in the components that they draw, that is not safe. */
export function findBareTexts(program: ts.Program): BareText[] {
  const checker = program.getTypeChecker()
  return islandFiles(program).flatMap((file) => {
    const found: BareText[] = []
    const visit = (node: ts.Node): void => {
      const rule = ruleBrokenBy(node, checker)
      if (rule) found.push({ at: placeOf(node, file), rule })
      ts.forEachChild(node, visit)
    }
    ts.forEachChild(file, visit)
    return found
  })
}

/** The islands' own files, and those of `client/ui` that they reach. */
function islandFiles(program: ts.Program): ts.SourceFile[] {
  const drawn = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.includes(FOLDER) && !fileName.endsWith('.test.tsx'))
  // Grows as it is walked.
  for (const file of drawn) {
    for (const { fileName } of ts.preProcessFile(file.text).importedFiles) {
      const path = resolve(dirname(file.fileName), fileName)
      const imported = path.includes(DRAWN) ? program.getSourceFile(path) : undefined
      if (imported && !drawn.includes(imported)) drawn.push(imported)
    }
  }
  return drawn.filter(({ fileName }) => fileName.endsWith('.tsx'))
}

function ruleBrokenBy(node: ts.Node, checker: ts.TypeChecker): BareText['rule'] | undefined {
  if (isMessage(node)) return ruleBrokenByMessage(node, checker)
  if (isChild(node) && isBeside(node) && mayBeText(node, checker)) return 'beside'
  if (isReturned(node) && mayBeText(node, checker)) return 'returned'
  return undefined
}

function ruleBrokenByMessage(
  node: ts.JsxSelfClosingElement,
  checker: ts.TypeChecker,
): BareText['rule'] | undefined {
  const { parent } = node
  if (!ts.isJsxElement(parent) || !isHost(parent) || childrenOf(parent).length > 1) return 'message'
  if (hasKey(parent)) return undefined
  if (hasTextValue(node, checker)) return 'values'
  return valuesOf(node).some((value) => isReplaced(value, checker)) ? 'element' : undefined
}

function isMessage(node: ts.Node): node is ts.JsxSelfClosingElement {
  return ts.isJsxSelfClosingElement(node) && node.tagName.getText() === 'FormattedMessage'
}

function hasTextValue({ attributes }: ts.JsxSelfClosingElement, checker: ts.TypeChecker): boolean {
  const values = attributes.properties.find((each) => each.name?.getText() === 'values')
  if (values === undefined) return false
  let isFound = false
  ts.forEachChild(values, function visit(node): void {
    const isValue = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)
    if (isValue && isTextual(checker.getTypeAtLocation(node))) isFound = true
    else if (!ts.isPropertyAssignment(node)) ts.forEachChild(node, visit)
  })
  return isFound
}

/** What stands for each name of a message; for a tag in it, what its function draws. */
function valuesOf({ attributes }: ts.JsxSelfClosingElement): ts.Expression[] {
  const values = attributes.properties.find((each) => each.name?.getText() === 'values')
  if (values === undefined || !ts.isJsxAttribute(values)) return []
  const { initializer } = values
  const object = initializer && ts.isJsxExpression(initializer) && initializer.expression
  if (!object || !ts.isObjectLiteralExpression(object)) return []
  return object.properties.flatMap((each) => {
    if (ts.isShorthandPropertyAssignment(each)) return each.name
    return ts.isPropertyAssignment(each) ? drawnBy(each.initializer) : []
  })
}

/**
 * Whether React may put another element into the place of the one that is drawn, which it would look for before the text after
 * it. Always the same one is an element that is written out, and a component that draws nothing else.
 */
function isReplaced(drawn: ts.Expression, checker: ts.TypeChecker): boolean {
  if (ts.isParenthesizedExpression(drawn)) return isReplaced(drawn.expression, checker)
  if (ts.isJsxElement(drawn)) return isReplacedElement(drawn.openingElement, checker)
  return !ts.isJsxSelfClosingElement(drawn) || isReplacedElement(drawn, checker)
}

function isReplacedElement(element: ts.JsxOpeningLikeElement, checker: ts.TypeChecker): boolean {
  const { attributes, tagName } = element
  if (attributes.properties.some((each) => each.name?.getText() === 'key')) return true
  if (/^[a-z]/.test(tagName.getText())) return false
  const results = resultsOf(tagName, checker)
  return results.length !== 1 || results.some((result) => isReplaced(result, checker))
}

/** All that a component may return; nothing if its code is not found. */
function resultsOf(tagName: ts.JsxTagNameExpression, checker: ts.TypeChecker): ts.Expression[] {
  const symbol = checker.getSymbolAtLocation(tagName)
  const isImported = symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0
  const declared = (isImported ? checker.getAliasedSymbol(symbol) : symbol)?.valueDeclaration
  if (declared === undefined) return []
  if (ts.isVariableDeclaration(declared))
    return declared.initializer ? drawnBy(declared.initializer) : []
  return ts.isFunctionDeclaration(declared) ? drawnBy(declared) : []
}

/** What a function may return; anything else as it is. */
function drawnBy(node: ts.Expression | ts.FunctionDeclaration): ts.Expression[] {
  if (!ts.isArrowFunction(node) && !ts.isFunctionDeclaration(node)) return [node]
  if (node.body === undefined) return []
  if (!ts.isBlock(node.body)) return [node.body]
  const results: ts.Expression[] = []
  ts.forEachChild(node.body, function visit(inner): void {
    if (ts.isReturnStatement(inner) && inner.expression) results.push(inner.expression)
    else if (!ts.isFunctionLike(inner)) ts.forEachChild(inner, visit)
  })
  return results
}

function isChild(node: ts.Node): node is ts.JsxText | ts.JsxExpression {
  const isInside = ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent)
  if (!isInside) return false
  if (ts.isJsxText(node)) return !node.containsOnlyTriviaWhiteSpaces
  return ts.isJsxExpression(node) && node.expression !== undefined
}

/** Whether a child is not alone in an element of the page; one that a component takes is judged where that draws it. */
function isBeside(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isJsxFragment(parent)) return true
  if (!ts.isJsxElement(parent)) return false
  return isHost(parent) && childrenOf(parent).length > 1
}

function childrenOf({ children }: ts.JsxElement): ts.JsxChild[] {
  return children.filter((child) => !ts.isJsxText(child) || !child.containsOnlyTriviaWhiteSpaces)
}

function isHost({ openingElement }: ts.JsxElement): boolean {
  return /^[a-z]/.test(openingElement.tagName.getText())
}

function hasKey({ openingElement: { attributes } }: ts.JsxElement): boolean {
  return attributes.properties.some((each) => each.name?.getText() === 'key')
}

/** Whether an expression is what a component draws. */
function isReturned(node: ts.Node): node is ts.Expression {
  const { parent } = node
  if (ts.isReturnStatement(parent)) return isComponent(ownerOf(parent))
  return ts.isArrowFunction(parent) && parent.body === node && isComponent(parent)
}

function ownerOf(node: ts.Node): ts.Node {
  return ts.isFunctionLike(node) ? node : ownerOf(node.parent)
}

function isComponent(node: ts.Node): boolean {
  const named = ts.isArrowFunction(node) ? node.parent : node
  const isNamed = ts.isFunctionDeclaration(named) || ts.isVariableDeclaration(named)
  return isNamed && /^[A-Z]/.test(named.name?.getText() ?? '')
}

function mayBeText(node: ts.JsxText | ts.Expression, checker: ts.TypeChecker): boolean {
  if (ts.isJsxText(node)) return true
  const expression = ts.isJsxExpression(node) ? node.expression : node
  return expression !== undefined && isTextual(checker.getTypeAtLocation(expression))
}

/** Whether a type has a text or number among its kinds, as `ReactNode` has; the empty string is never drawn. */
function isTextual(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some(isTextual)
  if (type.isStringLiteral()) return type.value !== ''
  return (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0
}

function placeOf(node: ts.Node, file: ts.SourceFile): string {
  const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
  return `${relative('.', file.fileName)}:${line + 1}`
}

/** The program of the client's TypeScript project. */
function clientProgram(): ts.Program {
  const { config } = ts.readConfigFile('client/tsconfig.json', (path) => readFileSync(path, 'utf8'))
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, 'client')
  return ts.createProgram(fileNames, { ...options, composite: false, noEmit: true })
}

if (import.meta.main) {
  startCommand({ usage: 'npm run changing-text:check' })
  const found = findBareTexts(clientProgram())
  for (const { at, rule } of found) console.error(`${at} ${RULES[rule]}`)
  console.log(`${found.length} texts that a translated page would break`)
  if (found.length > 0) process.exitCode = 1
}
