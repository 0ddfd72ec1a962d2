module.exports = {
  name: 'adding',
  setup: () => ({ sum: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  // Not run on the client first: what counts is the server's word.
  moves: { add: { move: ({ G }, number) => ({ sum: G.sum + number }), client: false } },
}
