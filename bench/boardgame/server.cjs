// The server of boardgame.io with the smallest game there is, so that only the server is measured:
// node server.cjs PORT [FOLDER]. With a folder it keeps the moves there, without one in memory only, which is its default.
const { FlatFile, Origins, Server } = require('boardgame.io/server')
const game = require('./game.cjs')

const [port, folder] = process.argv.slice(2)
const db = folder ? { db: new FlatFile({ dir: folder }) } : {}
const server = Server({ games: [game], origins: [Origins.LOCALHOST], ...db })
server.run({ port: Number(port), callback: () => process.stdout.write('ready\n') })
